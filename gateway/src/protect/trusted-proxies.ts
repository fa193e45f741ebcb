import { isIP } from 'node:net';
import { z } from 'zod';

/** The pods or machines of an ingress fit into such a network; a wider one would also trust its neighbours. */
const fewestBits = { 4: 24, 6: 120 };

/**
 * Proxies in front whose `X-Forwarded-For` is trusted, comma-separated: addresses, or networks of at most 256
 * addresses. A trusted proxy chooses the address that limits count by, so a network of all pods is refused.
 */
export const trustedProxies = z
  .string()
  .optional()
  .transform((list) => (list ?? '').split(',').flatMap((entry) => entry.trim() || []))
  .refine((entries) => entries.every(isNarrow), {
    error: 'names addresses, or networks of at most 256 addresses (IPv4 /24, IPv6 /120), separated by commas',
  });

function isNarrow(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (more.length > 0 || (family !== 4 && family !== 6)) return false;
  if (bits === undefined) return true;
  const longest = family === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewestBits[family] && Number(bits) <= longest;
}
