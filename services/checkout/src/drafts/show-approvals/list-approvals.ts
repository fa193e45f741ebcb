import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { approvalLimits } from '@werkbank/contracts/limits';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { orderDraftSchema } from '../draft-order/order-draft.entity.js';
import { approvalView } from '../store-approvals/approval-view.js';
import { orderApprovalSchema } from '../store-approvals/order-approval.entity.js';

const anyOfCompany = statement(
  'any-approval-of-company',
  { found: p.integer() },
  'select 1 as found from order_approval where company_id = ? limit 1',
);

const approvalsOf = statement(
  'approvals-of-people',
  {
    ...columns(
      orderApprovalSchema,
      'askerId',
      'askedBy',
      'askedAt',
      'remark',
      'heldUntil',
      'exceeded',
      'state',
      'decidedBy',
      'decidedAt',
      'reason',
    ),
    ...columns(orderDraftSchema, 'orderId'),
    draftId: p.uuid(),
    totals: p.json<{ taxBase: number; total: number; currency: string }>(),
  },
  `select a.draft_id as "draftId", a.asker_id as "askerId", a.asked_by as "askedBy", a.asked_at as "askedAt",
          a.remark, a.held_until as "heldUntil", a.exceeded, a.state, a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.reason,
          d.order_id as "orderId", d.content->'totals' as totals
     from order_approval a join order_draft d on d.id = a.draft_id
    where a.company_id = ? and a.asker_id in (select value::int from jsonb_array_elements_text(?::jsonb))
    order by a.asked_at desc limit ${approvalLimits.listed}`,
);

/** Own requests, and those of people whose orders the caller approves. */
@Controller()
export class ListApprovals {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
  ) {}

  @Call('listOrderApprovals')
  async list(@CallerOf() caller: Caller): Promise<CallAnswer<'listOrderApprovals'> | Refusal> {
    const { userId, companyId } = buyerOf(caller);
    // Most companies set no limit.
    if (!(await readOne(this.em, anyOfCompany, [companyId]))) return { approvals: [] };
    const rights = await this.queries.ask('admin.get-approvers', { userId, companyId });
    if (isRefusal(rights)) return rights;
    const askers = JSON.stringify([userId, ...rights.approvesFor]);
    const rows = await readMany(this.em, approvalsOf, [companyId, askers]);
    return {
      approvals: rows.map(({ askerId, totals, orderId, ...approval }) =>
        approvalView(approval, { content: { totals }, orderId }, askerId !== userId),
      ),
    };
  }
}
