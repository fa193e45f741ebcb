import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany } from '@werkbank/platform/database';
import { announceCompany, announceProducer } from '../../directory/index.js';
import { announceConfiguration, announceExchangeRates, announcePreferences } from '../../settings/index.js';

/**
 * Tells everything that other domains replicate, as it is now: from it such a replica is rebuilt. Companies come before
 * producers, like in every change that locks both.
 */
export async function announceEverything(em: EntityManager): Promise<void> {
  await announceConfiguration(em);
  await announceExchangeRates(em);
  for (const id of await idsOf(em, 'company')) await announceCompany(em, id);
  for (const id of await idsOf(em, 'producer')) await announceProducer(em, id);
  const chosen = await readMany<{ id: number }>(em, 'select user_id as id from user_preferences');
  await announcePreferences(
    em,
    chosen.map(({ id }) => id),
  );
}

async function idsOf(em: EntityManager, table: 'company' | 'producer'): Promise<number[]> {
  const rows = await readMany<{ id: number }>(em, `select id from ${table} order by id for update`);
  return rows.map(({ id }) => id);
}
