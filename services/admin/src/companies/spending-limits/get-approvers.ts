import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readMany, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';

/** Admins of the company approve orders of all others; a named approver those of the people who name them. */
const approvals = statement(
  'approvals-of-company',
  { approver: p.integer(), buyer: p.integer() },
  `with people as (
     select id, company_admin, enabled from users where company_id = ?::int and removed_at is null),
   pairs as (
     select p.id as approver, m.id as buyer from people p, people m where m.id = ?::int
     union all select m.id, p.id from people p, people m where m.id = ?::int)
   select a.id as approver, pairs.buyer from pairs
     join people a on a.id = pairs.approver and a.enabled
     left join spending_limit l on l.user_id = pairs.buyer and l.company_id = ?::int
    where a.id <> pairs.buyer and (a.company_admin or l.approver_id = a.id)
    order by a.id, pairs.buyer`,
);

/** Tells checkout who approves the orders of a person, and whose orders the person approves. */
@Controller()
export class GetApprovers {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('admin.get-approvers')
  async answer({
    userId,
    companyId,
  }: Asked<'admin.get-approvers'>): Promise<QueryAnswer<'admin.get-approvers'>> {
    const pairs = await readMany(this.em, approvals, [companyId, userId, userId, companyId]);
    return {
      approvers: pairs.filter(({ buyer }) => buyer === userId).map(({ approver }) => approver),
      approvesFor: pairs.filter(({ approver }) => approver === userId).map(({ buyer }) => buyer),
    };
  }
}
