import { isIPv6, SocketAddress } from 'node:net';

/**
 * Whom an address counts for. Who has one IPv6 address has all of its network of 64 bits, so the network is what counts;
 * an IPv4 address that came in IPv6's form is the same one.
 */
export function callerAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = new SocketAddress({ address: ip, family: 'ipv6' }).address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}
