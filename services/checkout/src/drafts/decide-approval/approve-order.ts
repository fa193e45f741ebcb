import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { orderTotals } from '../../cost-rules/index.js';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { findToDecide } from '../store-approvals/find-approval.js';
import { OrderApprovalRecord } from '../store-approvals/order-approval.entity.js';
import { personOf } from '../store-approvals/person-of.js';
import { AcceptOrder } from '../submit-order/accept-order.js';
import { askBuyer } from '../submit-order/ask-buyer.js';
import { changeSinceDraft } from '../submit-order/draft-still-holds.js';
import { QuoteDraft } from '../submit-order/quote-draft.js';
import { refuseDraft } from '../submit-order/refuse-draft.js';
import { fingerprintOf } from './confirmed-figures.js';

/** An approver orders in the name of the person who asked, at the figures of the draft or at confirmed new ones. */
@Controller()
export class ApproveOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteDraft,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('approveOrder')
  async approve(
    @Input() { params: { draftId }, body: { fingerprint } }: CallInput<'approveOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<{ orderId: number } | Refusal> {
    const approval = await findToDecide(this.em, this.queries, draftId, caller);
    if (isRefusal(approval)) return approval;
    const approver = await askBuyer(this.queries, caller);
    if (isRefusal(approver)) return approver;
    const draft = await this.em.findOne(OrderDraftRecord, { id: draftId });
    if (!draft) return refuse('APPROVAL_NOT_FOUND');
    if (typeof draft.orderId === 'number') return { orderId: draft.orderId };
    if (approval.state !== 'Waiting') return refuse('APPROVAL_DECIDED');

    const { askerId: userId, companyId } = approval;
    const buyer = await this.queries.ask('admin.get-buyer', { userId, companyId });
    if (isRefusal(buyer)) return buyer;
    if (!buyer) return refuse('BUYER_NOT_ACTIVE');
    const { content, refusals } = draft;
    const refused = refuseDraft(content, buyer, new Date());
    if (refused) return refused;
    const { heldUntil: keepUntil } = approval;
    const { company } = buyer;
    // Refused or not, the stock is kept until the time that the buyer knows.
    const current = await this.quotes.now({ content, company, reserveFor: draftId, keepUntil });
    if (isRefusal(current)) return current;
    const { sections } = current;
    const hasChanged = changeSinceDraft(content.orderSections, sections) !== undefined;
    if (hasChanged && fingerprint !== fingerprintOf(sections)) return refuse('APPROVAL_CHANGE_UNCONFIRMED');
    const totals = orderTotals(sections, content.orderCurrency);
    const decidedBy = personOf(caller);
    return this.orders.accept({
      draftId,
      refusals,
      submitter: buyer.user,
      customerType: company.customerType,
      check: async (em, locked) => {
        const waiting = await lockWaiting(em, draftId);
        if (!waiting) return refuse('APPROVAL_DECIDED');
        await lockUntilCommit(em, 'spending', userId);
        if (hasChanged) locked.content = { ...content, orderSections: sections, totals };
        em.assign(waiting, { state: 'Approved', decidedBy, decidedAt: new Date() });
        return undefined;
      },
      onOrdered: async (em, { content: ordered }, orderId) => {
        const { taxBase, currency } = ordered.totals;
        const at = new Date().toISOString();
        const event = { draftId, userId, decidedBy, orderId, reason: null, taxBase, currency, at };
        await Outbox.record(em, 'checkout.approval-decided.v1', event, { key: draftId });
      },
    });
  }
}

export function lockWaiting(em: EntityManager, draftId: string): Promise<OrderApprovalRecord | null> {
  const waiting = { draftId, state: 'Waiting' } as const;
  return em.findOne(OrderApprovalRecord, waiting, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
