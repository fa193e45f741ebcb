import { z } from 'zod';
import { userData } from './account.js';
import { id, instant, paging } from './values.js';

/**
 * A line of a file of users, by the rules of the form. It has no password: people set their own by a mailed link. Everybody in
 * it belongs to a company, because people of the platform are its admins and do not come from files.
 */
export const importedUser = userData.extend({ companyId: id, companyAdmin: z.boolean() });
export type ImportedUser = z.infer<typeof importedUser>;

/** The progress of an import. Each created person with an account was invited; the import ends with the last one. */
export const userImport = z.object({
  importId: id,
  fileName: z.string(),
  /** The person who began it. */
  who: z.string(),
  createdOn: instant,
  finishedOn: instant.nullable(),
  /** Stopped: it came no further, which is a fault of the service; lines that are open stay so. */
  status: z.enum(['InProgress', 'Success', 'Stopped']),
  lines: z.int().min(0),
  created: z.int().min(0),
  refused: z.int().min(0),
  invited: z.int().min(0),
});
export type UserImport = z.infer<typeof userImport>;
export const userImportList = z.object({ imports: z.array(userImport), ...paging.shape });

/** A line that was refused: where in the file, the first being 1, and all that is wrong with it in the reader's language. */
export const refusedUserLine = z.object({
  line: z.int().min(1),
  email: z.string(),
  problems: z.array(z.object({ field: z.string().nullable(), code: z.string(), message: z.string() })).min(1),
});
export type RefusedUserLine = z.infer<typeof refusedUserLine>;
export const refusedUserLines = z.object({ refused: z.array(refusedUserLine), ...paging.shape });

export const driftKinds = ['onlyInKeycloak', 'onlyHere', 'differentData', 'differentState'] as const;

/** A difference between an account and its row that a check has found. */
export const userDifference = z.object({
  foundAt: instant,
  email: z.string(),
  userId: id.nullable(),
  kind: z.enum(driftKinds),
  /** Null while it is open: each check tries again. */
  repairedAt: instant.nullable(),
});
export type UserDifference = z.infer<typeof userDifference>;

/** The result of the last full scan of accounts. */
export const userDrift = z.object({
  checkedAt: instant.nullable(),
  /** Since when a look is under way. */
  checkingSince: instant.nullable(),
  /** Number of compared users and accounts. */
  users: z.int().min(0),
  accounts: z.int().min(0),
  /** Found by the last look. */
  found: z.int().min(0),
  /** Found at any time and not mended yet. */
  open: z.int().min(0),
  /** Rows whose change Keycloak does not have yet; that takes seconds and is no drift. */
  waiting: z.int().min(0),
});
export type UserDrift = z.infer<typeof userDrift>;
export const userDifferenceList = z.object({ differences: z.array(userDifference), ...paging.shape });
