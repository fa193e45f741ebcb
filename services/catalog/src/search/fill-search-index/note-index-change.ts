import type { EntityManager } from '@mikro-orm/postgresql';

/** The key of the index among the keys that change. */
export const indexKey = 'index';

/** The index may lie elsewhere: its changes are noted in the transaction of the change. */
export async function noteIndexChange(em: EntityManager): Promise<void> {
  await em.execute('insert into changed_key (key) values (?) on conflict do nothing', [indexKey], 'run');
}
