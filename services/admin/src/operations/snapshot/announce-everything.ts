import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type Statement, statement } from '@werkbank/platform/database';
import { announceCompany, announceProducer, companySchema, producerSchema } from '../../directory/index.js';
import {
  announceConfiguration,
  announceExchangeRates,
  announcePreferences,
  preferencesSchema,
} from '../../settings/index.js';

const companies = statement(
  'lock-companies',
  columns(companySchema, 'id'),
  'select id from company order by id for update',
);

const producers = statement(
  'lock-producers',
  columns(producerSchema, 'id'),
  'select id from producer order by id for update',
);

const withPreferences = statement(
  'people-with-preferences',
  { id: preferencesSchema.properties.userId },
  'select user_id as id from user_preferences',
);

/**
 * Tells everything that other domains replicate, as it is now: from it such a replica is rebuilt. Companies come before
 * producers, like in every change that locks both.
 */
export async function announceEverything(em: EntityManager): Promise<void> {
  await announceConfiguration(em);
  await announceExchangeRates(em);
  for (const id of await idsOf(em, companies)) await announceCompany(em, id);
  for (const id of await idsOf(em, producers)) await announceProducer(em, id);
  await announcePreferences(em, await idsOf(em, withPreferences));
}

async function idsOf(em: EntityManager, rows: Statement<{ id: number }>): Promise<number[]> {
  return (await readMany(em, rows)).map(({ id }) => id);
}
