import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SpendingLimit, SpendingPerson } from '@werkbank/contracts/entities';
import { approvalLimits } from '@werkbank/contracts/limits';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { userSchema } from '../../directory/index.js';

/** The limit of a row of `users u` in its company, or null. */
export const limitOfUser = `(
  select json_build_object('currency', l.currency, 'perOrder', l.per_order, 'perMonth', l.per_month,
                           'approverId', l.approver_id)
    from spending_limit l where l.user_id = u.id and l.company_id = u.company_id)`;

const peopleOfCompany = statement(
  'spending-people-of-company',
  {
    ...columns(userSchema, 'firstName', 'lastName', 'enabled'),
    userId: p.integer(),
    limit: p.json<SpendingLimit>().nullable(),
  },
  `select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.enabled,
          ${limitOfUser} as "limit"
     from users u where u.company_id = ? and u.removed_at is null
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.id
    limit ${approvalLimits.people}`,
);

export function spendingPeople(em: EntityManager, companyId: number): Promise<SpendingPerson[]> {
  return readMany(em, peopleOfCompany, [companyId]);
}
