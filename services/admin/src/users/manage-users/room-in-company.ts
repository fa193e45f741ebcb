import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxPeopleOfCompany } from '@werkbank/contracts/limits';
import { readMany } from '@werkbank/platform/database';

/**
 * How many people more each of these companies may have. Who adds people to one does so one after the other, so that of
 * many at once none slips through. Asked when e-mails and companies are locked already, so that nobody waits crosswise.
 */
export async function roomInCompanies(
  em: EntityManager,
  companyIds: Iterable<number>,
): Promise<Map<number, number>> {
  const ids = [...new Set(companyIds)].sort((one, other) => one - other);
  const listed = JSON.stringify(ids);
  await em.execute(
    `select pg_advisory_xact_lock(hashtext('people-of-company'), listed::int)
       from jsonb_array_elements_text(?) as r (listed)`,
    [listed],
  );
  const counted = await readMany<{ id: number; people: number }>(
    em,
    `select company_id as id, count(*)::int as people from users
      where removed_at is null and company_id in (select listed::int from jsonb_array_elements_text(?) as r (listed))
      group by company_id`,
    [listed],
  );
  const people = new Map(counted.map((company) => [company.id, company.people]));
  return new Map(ids.map((id) => [id, maxPeopleOfCompany - (people.get(id) ?? 0)]));
}

export async function refuseFullCompany(
  em: EntityManager,
  companyId: number | null | undefined,
): Promise<Refusal | undefined> {
  if (companyId === null || companyId === undefined) return undefined;
  const room = (await roomInCompanies(em, [companyId])).get(companyId) ?? 0;
  if (room > 0) return undefined;
  return refuse('TOO_MANY_USERS', { params: { max: maxPeopleOfCompany }, field: 'companyId' });
}
