import type { Caller } from '@werkbank/contracts/access';

/** The company of a caller whom the route let in as one of a company. */
export function companyOf(caller: Caller): number {
  if (caller.kind !== 'user' || caller.companyId === undefined)
    throw new Error('own numbers are a company’s');
  return caller.companyId;
}
