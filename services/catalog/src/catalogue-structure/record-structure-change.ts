import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { EventPayload } from '@werkbank/contracts/events';
import { Outbox } from '@werkbank/platform/messaging';

type Change = EventPayload<'catalog.structure-changed.v1'>;

/** Sends a change to services/admin, which keeps the audit trail, in the transaction of the change. */
export async function recordStructureChange(
  em: EntityManager,
  caller: Caller,
  change: Pick<Change, 'action' | 'object' | 'before' | 'after'>,
): Promise<void> {
  if (caller.kind !== 'user') throw new Error('the structure is changed by a person');
  const { userId, firstName, lastName, email } = caller;
  const by = { userId, firstName, lastName, email };
  const key = `${change.object.type} ${change.object.id}`;
  await Outbox.record(
    em,
    'catalog.structure-changed.v1',
    { ...change, by, at: new Date().toISOString() },
    { key },
  );
}
