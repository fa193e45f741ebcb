import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';

/** The key of the index among the keys that change. */
export const indexKey = 'index';

const noteKey = statement(
  'note-index-change',
  {},
  'insert into changed_key (key) values (?) on conflict do nothing',
);

/** The index may be in another system: its changes are noted in the transaction of the change. */
export async function noteIndexChange(em: EntityManager): Promise<void> {
  await run(em, noteKey, [indexKey]);
}
