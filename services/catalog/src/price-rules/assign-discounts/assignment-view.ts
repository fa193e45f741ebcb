import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { readMany, readOne } from '@werkbank/platform/database';
import { byDay, byName, daysOf } from '../company-rules/period.js';

const columns = `a.id, a.discount_group_id as "discountGroupId", a.customer_company_id as "customerCompanyId",
  coalesce(c.name, '') as "customerName", ${daysOf('a')}, a.lock_key as "optimisticLockKey"
  from discount_assignment a left join customer c on c.id = a.customer_company_id`;

export function assignmentsOf(em: EntityManager, companyId: number): Promise<DiscountAssignment[]> {
  return readMany<DiscountAssignment>(
    em,
    `select ${columns} where a.producer_company_id = ?
      order by ${byName("coalesce(c.name, '')")}, a.customer_company_id, ${byDay('a')}`,
    [companyId],
  );
}

export async function keptAssignment(em: EntityManager, id: number): Promise<DiscountAssignment> {
  const assignment = await readOne<DiscountAssignment>(em, `select ${columns} where a.id = ?`, [id]);
  if (!assignment) throw new Error(`discount assignment ${id} was written and is not there`);
  return assignment;
}

/** Whoever may buy, producers too; the company itself buys nothing of its own. */
export function assignableCustomers(
  em: EntityManager,
  companyId: number,
): Promise<CallAnswer<'listAssignableCustomers'>> {
  return readMany(
    em,
    `select c.id, c.name from customer c where c.id <> ?
       and not exists (select from discount_assignment a where a.producer_company_id = ? and a.customer_company_id = c.id)
     order by ${byName('c.name')}, c.id`,
    [companyId, companyId],
  );
}
