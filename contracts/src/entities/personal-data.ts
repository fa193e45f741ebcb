import { z } from 'zod';
import { id, instant } from './values.js';

/** Rows of one table of a domain that hold something of a person, by column as they are. */
export const heldRows = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });

/** All data of one person, in a form for programs. */
export const personalData = z.object({
  userId: id,
  exportedAt: instant,
  /** Data of sign-in; null without an account. */
  account: z.record(z.string(), z.unknown()).nullable(),
  domains: z.array(z.object({ domain: z.string(), held: z.array(heldRows) })),
});
export type PersonalDataExport = z.infer<typeof personalData>;
