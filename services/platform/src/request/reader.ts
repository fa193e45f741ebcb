import type { Caller } from '@werkbank/contracts/access';

/** The reader of rows for the database's policies: `service//`, or `caller/<company>/<user>` with missing ids left empty. */
export type Reader = 'service//' | `caller/${number | ''}/${number | ''}`;

/** Events, queries, timers, commands and platform admins see all rows. */
export const theService = 'service//' satisfies Reader;
/** Visitors, and calls whose caller is not known yet. */
export const nobody = 'caller//' satisfies Reader;

export function readerOf(caller: Caller): Reader {
  if (caller.kind === 'visitor') return nobody;
  if (caller.roles.includes('platform-admin')) return theService;
  return `caller/${caller.companyId ?? ''}/${caller.userId}`;
}
