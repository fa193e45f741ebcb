import type { Caller } from '@werkbank/contracts/access';
import type { NamedPerson } from '@werkbank/contracts/entities';

export function personOf(caller: Caller): NamedPerson {
  if (caller.kind !== 'user') throw new Error('only users of a company ask for approvals');
  const { userId, firstName, lastName } = caller;
  return { userId, firstName, lastName };
}
