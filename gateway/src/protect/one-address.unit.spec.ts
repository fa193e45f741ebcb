import { canonicalAddress } from './one-address.js';

const here = 'werkbank.example:8080';

it.each([
  ['/', '/'],
  ['/%6detrics', '/metrics'],
  ['/%68ealth/ready?x=%6d', '/health/ready?x=%6d'],
  [`http://${here}/metrics`, '/metrics'],
  [`HTTP://WERKBANK.example:8080/%6detrics?a`, '/metrics?a'],
  [`http://${here}`, '/'],
  [`https://${here}?q=1`, '/?q=1'],
  ['/article/G%C3%B6%C3%9Fe', '/article/G%C3%B6%C3%9Fe'],
  ['/article/a%2Bb+c,d;e=f@g:h$i&j!k~l', '/article/a+b+c,d;e=f@g:h$i&j!k~l'],
  ['/article/100%25', '/article/100%25'],
  ['/api/articles/%252e%252e', '/api/articles/%252e%252e'],
  ['/orders//1', '/orders//1'],
  ['/category/...', '/category/...'],
  ['/api/articles/search?q=100%&x=../..%2f', '/api/articles/search?q=100%&x=../..%2f'],
  ['/search?q=M8?', '/search?q=M8?'],
])('writes %s as %s', (given, one) => {
  expect(canonicalAddress(given, here)).toBe(one);
});

it.each([
  '',
  '*',
  'metrics',
  '//evil.example/metrics',
  'http://evil.example/metrics',
  `http://user@${here}/metrics`,
  `ftp://${here}/metrics`,
  `http://${here}//metrics`,
  '/../metrics',
  '/x/%2e%2E/metrics',
  '/./metrics',
  '/x/%2e',
  '/health%2fready',
  '/health%5cready',
  '/health\\ready',
  '/metrics%00',
  '/metrics%0a',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/%',
  '/metrics#x',
  '/gr\u00f6\u00dfe',
])('takes %j for no address', (given) => {
  expect(canonicalAddress(given, here)).toBeUndefined();
});

it('takes an absolute form for nothing where the caller did not say whom it asks', () => {
  expect(canonicalAddress('http://werkbank.example/', undefined)).toBeUndefined();
});
