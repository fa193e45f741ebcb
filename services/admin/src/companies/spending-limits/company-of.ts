import type { Caller } from '@werkbank/contracts/access';

/** The company of a company admin. */
export function companyOf(caller: Caller): number {
  if (caller.kind !== 'user' || caller.companyId === undefined)
    throw new Error('a company admin has a company');
  return caller.companyId;
}
