import { isIPv6, SocketAddress } from 'node:net';

/**
 * The key of an address in limits. An IPv6 address counts as its /64 network, which belongs to one owner as a whole; an
 * IPv4-mapped IPv6 address counts as the IPv4 address.
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
