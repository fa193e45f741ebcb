import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { OrderApproval } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { approvalLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox, Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { limitExceededBy } from '../check-limit/check-limit.js';
import type { Buyer } from '../draft-order/choose-addresses.js';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { approvalView } from '../store-approvals/approval-view.js';
import { OrderApprovalRecord } from '../store-approvals/order-approval.entity.js';
import { AcceptOrder } from '../submit-order/accept-order.js';
import { askBuyer } from '../submit-order/ask-buyer.js';
import { changeSinceDraft } from '../submit-order/draft-still-holds.js';
import { QuoteDraft } from '../submit-order/quote-draft.js';
import { refuseDraft } from '../submit-order/refuse-draft.js';
import { refuseHindered } from '../submit-order/refuse-hindered.js';

type Exceeded = OrderApproval['exceeded'];
interface Request {
  draftId: string;
  buyer: Buyer;
  remark: string | null;
  exceeded: Exceeded;
  approverIds: number[];
  heldUntil: Date;
}

/** A draft above the limit of its buyer begins to wait for an approver. */
@Controller()
export class RequestApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteDraft,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('requestOrderApproval')
  async request(
    @Input() { body: { draftId, remark } }: CallInput<'requestOrderApproval'>,
    @CallerOf() caller: Caller,
  ): Promise<OrderApproval | Refusal> {
    const { userId, companyId } = buyerOf(caller);
    const draft = await this.em.findOne(OrderDraftRecord, { id: draftId, companyId });
    if (!draft) return refuse('DRAFT_NOT_FOUND');
    if (typeof draft.orderId === 'number') return refuse('APPROVAL_NOT_NEEDED');
    const own = await this.em.findOne(OrderApprovalRecord, { draftId, askerId: userId, state: 'Waiting' });
    if (own) return approvalView(own, draft, false);
    const hindered = await refuseHindered(this.em, draftId);
    if (hindered) return hindered;
    const buyer = await askBuyer(this.queries, caller);
    if (isRefusal(buyer)) return buyer;
    const refused = refuseDraft(draft.content, buyer, new Date());
    if (refused) return refused;
    if (!buyer.spendingLimit) return refuse('APPROVAL_NOT_NEEDED');
    const rights = await this.queries.ask('admin.get-approvers', { userId, companyId });
    if (isRefusal(rights)) return rights;
    const approverIds = rights.approvers.filter((id) => id !== userId);
    if (approverIds.length === 0) return refuse('APPROVER_MISSING');
    const heldUntil = new Date(Date.now() + approvalLimits.stockHours * 3_600_000);
    const exceeded = await this.exceeded(draft, buyer, heldUntil);
    const kept = isRefusal(exceeded)
      ? exceeded
      : await this.em
          .fork()
          .transactional((em) =>
            keepRequest(em, { draftId, buyer, remark, exceeded, approverIds, heldUntil }),
          );
    // The stock of a draft that waits already is not let go.
    if (!isRefusal(kept) || kept.code === 'ORDER_AWAITS_APPROVAL') return kept;
    const ended = await this.orders.giveBack(draftId, kept);
    return isRefusal(ended) ? ended : refuse('APPROVAL_NOT_NEEDED');
  }

  /** Quotes again, with the stock kept for the time of the decision. */
  private async exceeded(
    { id, content }: OrderDraftRecord,
    buyer: Buyer,
    keepUntil: Date,
  ): Promise<Exceeded | Refusal> {
    const { company } = buyer;
    const current = await this.quotes.now({ content, company, reserveFor: id, keepUntil });
    if (isRefusal(current)) return current;
    const change = changeSinceDraft(content.orderSections, current.sections);
    if (change) return refuse(change);
    const { exchangeRatios } = current;
    const exceeded = await limitExceededBy(this.em, { buyer, content, exchangeRatios }, new Date());
    return exceeded ?? refuse('APPROVAL_NOT_NEEDED');
  }
}

/** Under the draft's lock, which a submit takes too. */
async function keepRequest(
  em: EntityManager,
  { draftId, buyer, remark, exceeded, approverIds, heldUntil }: Request,
): Promise<OrderApproval | Refusal> {
  const draft = await em.findOne(OrderDraftRecord, draftId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!draft) return refuse('DRAFT_NOT_FOUND');
  if (typeof draft.orderId === 'number') return refuse('APPROVAL_NOT_NEEDED');
  const { id: userId, firstName, lastName } = buyer.user;
  const own = await em.findOne(OrderApprovalRecord, { draftId, askerId: userId, state: 'Waiting' });
  if (own) return approvalView(own, draft, false);
  const hindered = await refuseHindered(em, draftId);
  if (hindered) return hindered;
  const askedBy = { userId, firstName, lastName };
  const askedAt = new Date();
  const approval = em.create(OrderApprovalRecord, {
    draftId,
    companyId: draft.companyId,
    askerId: userId,
    askedBy,
    askedAt,
    remark,
    heldUntil,
    exceeded,
    state: 'Waiting',
  });
  const { taxBase, currency } = draft.content.totals;
  const at = askedAt.toISOString();
  const event = { draftId, askedBy, approverIds, taxBase, currency, remark, at };
  await em.flush();
  await Outbox.record(em, 'checkout.approval-requested.v1', event, { key: draftId });
  return approvalView(approval, draft, false);
}
