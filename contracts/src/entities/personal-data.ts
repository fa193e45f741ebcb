import { z } from 'zod';
import { id, instant } from './values.js';

/** Rows of one table of a domain that hold something of a person, by column as they are. */
export const heldRows = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });

/** All that is kept of one person, for whoever wants to read it by a program. */
export const personalData = z.object({
  userId: id,
  exportedAt: instant,
  /** What sign-in knows; null once there is no account. */
  account: z.record(z.string(), z.unknown()).nullable(),
  domains: z.array(z.object({ domain: z.string(), held: z.array(heldRows) })),
});
export type PersonalDataExport = z.infer<typeof personalData>;
