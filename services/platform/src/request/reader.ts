import type { Caller } from '@werkbank/contracts/access';

/**
 * Who reads and writes rows, as the database's policies are told: `service//`, or `caller/<company>/<user>` with nothing
 * in the place of what somebody has not.
 */
export type Reader = 'service//' | `caller/${number | ''}/${number | ''}`;

/** Events, queries, timers, commands and platform admins see the rows of all. */
export const theService = 'service//' satisfies Reader;
/** Whoever is not known, and a call before its caller is. */
export const nobody = 'caller//' satisfies Reader;

export function readerOf(caller: Caller): Reader {
  if (caller.kind === 'visitor') return nobody;
  if (caller.roles.includes('platform-admin')) return theService;
  return `caller/${caller.companyId ?? ''}/${caller.userId}`;
}
