import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { OrderApproval } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { approvalView } from '../store-approvals/approval-view.js';
import { findToDecide } from '../store-approvals/find-approval.js';
import { personOf } from '../store-approvals/person-of.js';
import { AcceptOrder } from '../submit-order/accept-order.js';
import { askBuyer } from '../submit-order/ask-buyer.js';
import { lockWaiting } from './approve-order.js';

/** An approver declines with a reason. The draft can no longer be ordered; the same content becomes a new draft. */
@Controller()
export class DeclineOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('declineOrder')
  async decline(
    @Input() { params: { draftId }, body: { reason } }: CallInput<'declineOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderApproval | Refusal> {
    const seen = await findToDecide(this.em, this.queries, draftId, caller);
    if (isRefusal(seen)) return seen;
    const approver = await askBuyer(this.queries, caller);
    if (isRefusal(approver)) return approver;
    const decidedBy = personOf(caller);
    const declined = await this.em.fork().transactional(async (em) => {
      // The draft first, as an approval locks them.
      const draft = await em.findOne(OrderDraftRecord, draftId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const waiting = await lockWaiting(em, draftId);
      if (!waiting || !draft) return refuse('APPROVAL_DECIDED');
      const decidedAt = new Date();
      em.assign(waiting, { state: 'Declined', decidedBy, decidedAt, reason });
      draft.fingerprint = `declined ${draftId}`;
      await em.flush();
      const { taxBase, currency } = draft.content.totals;
      const event = { draftId, userId: waiting.askerId, decidedBy, orderId: null, reason, taxBase, currency };
      await Outbox.record(
        em,
        'checkout.approval-decided.v1',
        { ...event, at: decidedAt.toISOString() },
        { key: draftId },
      );
      return approvalView(waiting, draft, false);
    });
    if (!isRefusal(declined)) await this.orders.letGo(draftId);
    return declined;
  }
}
