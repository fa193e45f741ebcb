import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { readOne, statement } from '@werkbank/platform/database';

const countOpen = statement(
  'count-open-imports-of-company',
  { open: p.integer() },
  `select count(*)::int as open from catalogue_import
    where company_id = ? and status not in ('Done', 'Failed', 'Discarded', 'Withdrawn')`,
);

/** Refuses another import of a company that has many unfinished ones. */
export async function refuseTooMany(em: EntityManager, companyId: number): Promise<Refusal | undefined> {
  const max = catalogueImportLimits.openOfCompany;
  const found = await readOne(em, countOpen, [companyId]);
  return (found?.open ?? 0) >= max ? refuse('CATALOGUE_IMPORTS_WAITING', { params: { max } }) : undefined;
}
