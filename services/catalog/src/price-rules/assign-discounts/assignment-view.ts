import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { DiscountAssignment as Assignment } from '@werkbank/contracts/entities';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { Customer } from '../../replicas/index.js';
import { DiscountAssignment } from '../company-rules/entities.js';
import { byDay, byName, days, daysOf } from '../company-rules/period.js';

const assignment = {
  ...columns(DiscountAssignment, 'id', 'discountGroupId', 'customerCompanyId'),
  customerName: Customer.properties.name,
  ...days,
  optimisticLockKey: DiscountAssignment.properties.lockKey,
};
const assignmentSql = `select a.id, a.discount_group_id as "discountGroupId", a.customer_company_id as "customerCompanyId",
  coalesce(c.name, '') as "customerName", ${daysOf('a')}, a.lock_key as "optimisticLockKey"
  from discount_assignment a left join customer c on c.id = a.customer_company_id`;

const ofCompany = statement(
  'discount-assignments-of-company',
  assignment,
  `${assignmentSql} where a.producer_company_id = ?
      order by ${byName("coalesce(c.name, '')")}, a.customer_company_id, ${byDay('a')}`,
);
const byId = statement('discount-assignment', assignment, `${assignmentSql} where a.id = ?`);
const assignable = statement(
  'assignable-customers',
  columns(Customer, 'id', 'name'),
  `select c.id, c.name from customer c where c.id <> ?
       and not exists (select from discount_assignment a where a.producer_company_id = ? and a.customer_company_id = c.id)
     order by ${byName('c.name')}, c.id`,
);

export function assignmentsOf(em: EntityManager, companyId: number): Promise<Assignment[]> {
  return readMany(em, ofCompany, [companyId]);
}

export async function keptAssignment(em: EntityManager, id: number): Promise<Assignment> {
  const kept = await readOne(em, byId, [id]);
  if (!kept) throw new Error(`discount assignment ${id} was written and is not there`);
  return kept;
}

/**
 * All companies that may buy, producers too; except the company itself, which does not buy its own
 * articles.
 */
export function assignableCustomers(
  em: EntityManager,
  companyId: number,
): Promise<CallAnswer<'listAssignableCustomers'>> {
  return readMany(em, assignable, [companyId, companyId]);
}
