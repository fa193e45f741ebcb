import { AddressPolicy } from './address-policy.js';
import { readAllowedHosts } from './allowed-hosts.js';
import { isPublicAddress } from './public-address.js';

const hosts = readAllowedHosts(
  'maker.example, *.cdn.example, http://old.example, shop.example:8443, 127.0.0.1',
);
const publicAddress = '93.184.216.34';
const policy = (addresses: readonly string[] = [publicAddress], allowLoopback = false) =>
  new AddressPolicy({ hosts, allowLoopback, resolve: () => Promise.resolve([...addresses]) });

it.each([
  'https://maker.example/a.jpg',
  'https://MAKER.example./a.jpg',
  'https://maker.example:443/a.jpg',
  'https://img.cdn.example/a.jpg',
  'https://a.b.cdn.example/a.jpg',
  'http://old.example/a.jpg',
  'https://shop.example:8443/a.jpg',
])('allows %s', async (address) => {
  expect(await policy().check(address)).toMatchObject({ address: publicAddress, family: 4 });
});

it.each([
  ['https://other.example/', 'HostNotAllowed'],
  ['https://maker.example.evil.example/', 'HostNotAllowed'],
  ['https://evilmaker.example/', 'HostNotAllowed'],
  ['https://cdn.example/', 'HostNotAllowed'],
  ['https://evilcdn.example/', 'HostNotAllowed'],
  ['https://169.254.169.254/', 'HostNotAllowed'],
  ['https://[::1]/', 'HostNotAllowed'],
  ['https://127.0.0.1/', 'NetworkNotAllowed'],
  ['https://2130706433/', 'NetworkNotAllowed'],
  ['https://0x7f.1/', 'NetworkNotAllowed'],
  ['http://maker.example/', 'PortNotAllowed'],
  ['https://maker.example:8443/', 'PortNotAllowed'],
  ['https://maker.example:22/', 'PortNotAllowed'],
  ['https://shop.example/', 'PortNotAllowed'],
  ['https://user@maker.example/', 'CredentialsInAddress'],
  ['https://user:secret@maker.example/', 'CredentialsInAddress'],
  ['ftp://maker.example/', 'ProtocolNotAllowed'],
  ['file:///etc/passwd', 'ProtocolNotAllowed'],
  ['data:image/png;base64,AA', 'ProtocolNotAllowed'],
  ['//maker.example/', 'AddressNotValid'],
  [`https://maker.example/${'a'.repeat(2000)}`, 'AddressNotValid'],
])('refuses %s: %s', async (address, reason) => {
  await expect(policy().check(address)).rejects.toMatchObject({ reason });
});

it.each([['10.1.2.3'], ['93.184.216.34', '10.1.2.3'], ['93.184.216.34', '::1']])(
  'refuses a name that resolves to a private address: %j %j',
  async (...addresses) => {
    await expect(policy(addresses).check('https://maker.example/')).rejects.toMatchObject({
      reason: 'NetworkNotAllowed',
    });
  },
);

it('tries a name without an address again later', async () => {
  await expect(policy([]).check('https://maker.example/')).rejects.toMatchObject({ reason: 'Unreachable' });
});

it('allows the own machine to tests only', async () => {
  expect(await policy(['127.0.0.1'], true).check('https://maker.example/')).toMatchObject({
    address: '127.0.0.1',
  });
  await expect(policy(['10.0.0.1'], true).check('https://maker.example/')).rejects.toMatchObject({
    reason: 'NetworkNotAllowed',
  });
});

it('reads a redirect relative to its page', async () => {
  const pinned = await policy().check('../b.jpg', new URL('https://maker.example/x/a.jpg'));
  expect(pinned.url.href).toBe('https://maker.example/b.jpg');
});

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('knows %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'maker.example',
  '',
])('knows %s as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['https://', 'a b', 'maker.example/path', 'ftp://maker.example', '*'])(
  'refuses %j as a list',
  (text) => {
    expect(() => readAllowedHosts(text)).toThrow('is no host');
  },
);
