import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { announceCompany } from './announce-company.js';
import { companySchema } from './company.entity.js';

/** Companies per transaction; it bounds how long concurrent changes wait for the row locks. */
const batch = 100;

const untoldCompanies = statement(
  'untold-companies',
  columns(companySchema, 'id'),
  'select id from company where event_version = 0 order by id limit ? for update',
);

/**
 * Announces companies once whose earlier events were incomplete for others: an older catalogue stored only names, and
 * would otherwise learn the country at the next change.
 */
export async function announceUntoldCompanies(em: EntityManager): Promise<void> {
  let told = batch;
  while (told === batch) told = await em.fork().transactional(tellSome);
}

async function tellSome(em: EntityManager): Promise<number> {
  const untold = await readMany(em, untoldCompanies, [batch]);
  for (const { id } of untold) await announceCompany(em, id);
  return untold.length;
}
