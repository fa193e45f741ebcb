import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { OrderAsOfNow } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { orderTotals } from '../../cost-rules/index.js';
import { fingerprintOf } from '../decide-approval/confirmed-figures.js';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { showDraft, shownSections } from '../draft-order/shown-draft.js';
import { approvalView } from '../store-approvals/approval-view.js';
import { findApproval } from '../store-approvals/find-approval.js';
import type { OrderApprovalRecord } from '../store-approvals/order-approval.entity.js';
import { changeSinceDraft } from '../submit-order/draft-still-holds.js';
import { QuoteDraft } from '../submit-order/quote-draft.js';

/** An approval for the person who asked, and with the figures of now for its approvers. */
@Controller()
export class ShowApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteDraft,
  ) {}

  @Call('getOrderApproval')
  async show(
    @Input() { params: { draftId } }: CallInput<'getOrderApproval'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getOrderApproval'> | Refusal> {
    const seen = await findApproval(this.em, this.queries, draftId, caller);
    if (isRefusal(seen)) return seen;
    const record = await this.em.findOne(OrderDraftRecord, { id: draftId });
    if (!record) return refuse('APPROVAL_NOT_FOUND');
    const { id, content, buyer } = record;
    const approval = approvalView(seen.approval, record, seen.approves);
    const orderId = record.orderId ?? null;
    return {
      approval,
      draft: showDraft({ id, content, buyer, orderId, approval: approval.state }),
      now: approval.mayDecide ? await this.asOfNow(record, seen.approval) : null,
    };
  }

  private async asOfNow(
    { id, content, companyId }: OrderDraftRecord,
    { askerId: userId, heldUntil: keepUntil }: OrderApprovalRecord,
  ): Promise<OrderAsOfNow | null> {
    const buyer = await this.queries.ask('admin.get-buyer', { userId, companyId });
    if (isRefusal(buyer) || !buyer) return null;
    // The stock that is kept for the order counts for it, and not against it.
    const stock = keepUntil > new Date() ? { reserveFor: id, keepUntil } : {};
    const current = await this.quotes.now({ content, company: buyer.company, ...stock });
    if (isRefusal(current)) return null;
    const { sections } = current;
    const days = sections.map(({ plannedShipmentDate }) => plannedShipmentDate).sort();
    return {
      fingerprint: fingerprintOf(sections),
      hasChanged: changeSinceDraft(content.orderSections, sections) !== undefined,
      totals: orderTotals(sections, content.orderCurrency),
      plannedShipmentDate: days.at(-1) ?? '',
      orderSections: shownSections(sections),
    };
  }
}
