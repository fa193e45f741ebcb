import { z } from 'zod';
import { readAllowedHosts } from './allowed-hosts.js';

export const mediaEnv = z.object({
  /** Hosts that media are fetched from, comma-separated: `host`, `*.host`, `host:8443`, `http://host`. */
  MEDIA_HOSTS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readAllowedHosts(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'no list of hosts' });
        return z.NEVER;
      }
    }),
  /** For tests: media may also come from this machine. */
  MEDIA_FROM_LOOPBACK: z.stringbool().default(false),
});
