import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { announceCompany } from './announce-company.js';
import { companySchema } from './company.entity.js';

/** Of how many companies one transaction tells: whoever changes one meanwhile waits for no more than these. */
const batch = 100;

const untoldCompanies = statement(
  'untold-companies',
  columns(companySchema, 'id'),
  'select id from company where event_version = 0 order by id limit ? for update',
);

/**
 * Tells companies whose events others could not understand yet, once: an older catalogue took their names alone, and would
 * otherwise know their country from the next change on.
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
