import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxPeopleOfCompany } from '@werkbank/contracts/limits';
import { readMany, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';

const lockCompanies = statement(
  'lock-people-of-companies',
  { lock: p.text() },
  `select pg_advisory_xact_lock(hashtext('people-of-company'), listed::int)::text as lock
     from jsonb_array_elements_text(?) as r (listed)`,
);
const countedPeople = statement(
  'people-of-companies',
  { companyId: userSchema.properties.companyId, people: p.integer() },
  `select company_id as "companyId", count(*)::int as people from users
    where removed_at is null and company_id in (select listed::int from jsonb_array_elements_text(?) as r (listed))
    group by company_id`,
);

/**
 * Free places of these companies. A lock per company admits one addition at a time. Callers lock e-mails and companies before,
 * in this order, to avoid deadlocks.
 */
export async function roomInCompanies(
  em: EntityManager,
  companyIds: Iterable<number>,
): Promise<Map<number, number>> {
  const ids = [...new Set(companyIds)].sort((one, other) => one - other);
  if (ids.length === 0) return new Map();
  const listed = JSON.stringify(ids);
  await readMany(em, lockCompanies, [listed]);
  const counted = await readMany(em, countedPeople, [listed]);
  const people = new Map(counted.map((company) => [company.companyId, company.people]));
  return new Map(ids.map((id) => [id, maxPeopleOfCompany - (people.get(id) ?? 0)]));
}

export async function refuseFullCompany(
  em: EntityManager,
  companyId: number | null | undefined,
): Promise<Refusal | undefined> {
  if (companyId === null || companyId === undefined) return undefined;
  return refuseFull((await roomInCompanies(em, [companyId])).get(companyId) ?? 0);
}

export function refuseFull(room: number): Refusal | undefined {
  if (room > 0) return undefined;
  return refuse('TOO_MANY_USERS', { params: { max: maxPeopleOfCompany }, field: 'companyId' });
}
