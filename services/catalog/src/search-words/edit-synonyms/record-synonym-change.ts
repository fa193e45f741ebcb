import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import type { Synonym } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import { Outbox } from '@werkbank/platform/messaging';

type Change = EventPayload<'catalog.synonym-changed.v1'>;

/** Sends a change to services/admin, which keeps the audit trail, in the transaction of the change. */
export async function recordSynonymChange(
  em: EntityManager,
  caller: Caller,
  { id, word }: Pick<Synonym, 'id' | 'word'>,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> {
  if (caller.kind !== 'user') throw new Error('synonyms are changed by a person');
  const { userId, firstName, lastName, email } = caller;
  const by = { userId, firstName, lastName, email };
  const object = { type: 'Synonym', id: String(id), name: word } as const;
  const at = new Date().toISOString();
  await Outbox.record(
    em,
    'catalog.synonym-changed.v1',
    { ...change, object, by, at },
    { key: `Synonym ${id}` },
  );
}
