import { trustedProxies } from './trusted-proxies.js';

it.each([
  [undefined, []],
  ['', []],
  ['192.0.2.7', ['192.0.2.7']],
  [' 192.0.2.0/24, 2001:db8::1 ,2001:db8::/120', ['192.0.2.0/24', '2001:db8::1', '2001:db8::/120']],
])('trusts in %j: %j', (list, trusted) => {
  expect(trustedProxies.parse(list)).toEqual(trusted);
});

it.each([
  '10.0.0.0/8',
  '10.42.0.0/16',
  '192.0.2.0/23',
  '0.0.0.0/0',
  '::/0',
  '2001:db8::/64',
  '192.0.2.7/33',
  '192.0.2.7/',
  '192.0.2.7/24/24',
  'true',
  '1',
  'loopback',
  'uniquelocal',
  'ingress.example',
  '192.0.2.7,10.0.0.0/8',
])('refuses to trust %s', (list) => {
  expect(trustedProxies.safeParse(list).success).toBe(false);
});
