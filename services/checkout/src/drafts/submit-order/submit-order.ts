import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { type CheckedOrder, limitExceededBy, refuseExceeded } from '../check-limit/check-limit.js';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { AcceptOrder } from './accept-order.js';
import { askBuyer } from './ask-buyer.js';
import { changeSinceDraft } from './draft-still-holds.js';
import { QuoteDraft } from './quote-draft.js';
import { refuseDraft } from './refuse-draft.js';
import { refuseHindered } from './refuse-hindered.js';

/** Orders a draft once, however often the call is repeated. */
@Controller()
export class SubmitOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteDraft,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('submitOrder')
  async submit(
    @Input() { body }: CallInput<'submitOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<{ orderId: number } | Refusal> {
    const { companyId } = buyerOf(caller);
    const draft = await this.em.findOne(OrderDraftRecord, { id: body.draftId, companyId });
    if (!draft) return refuse('DRAFT_NOT_FOUND');
    // Replay before anything else: a repeated submit answers even where the article is gone by now.
    if (typeof draft.orderId === 'number') return { orderId: draft.orderId };

    const { id, refusals, content } = draft;
    const hindered = await refuseHindered(this.em, id);
    if (hindered) return hindered;
    const buyer = await askBuyer(this.queries, caller);
    if (isRefusal(buyer)) return buyer;
    const refused = refuseDraft(content, buyer, new Date());
    if (refused) return refused;
    const current = await this.quotes.now({ content, company: buyer.company, reserveFor: id });
    if (isRefusal(current)) return this.orders.giveBack(id, current);
    const change = changeSinceDraft(content.orderSections, current.sections);
    if (change) return this.orders.giveBack(id, refuse(change));
    const { exchangeRatios } = current;
    return this.orders.accept({
      draftId: id,
      refusals,
      submitter: buyer.user,
      customerType: buyer.company.customerType,
      check: (em) => refuseSubmit(em, id, { buyer, content, exchangeRatios }),
    });
  }
}

/** Under the draft's lock. Orders of one person wait for each other, so two of them cannot both fit into one limit. */
async function refuseSubmit(
  em: EntityManager,
  draftId: string,
  order: CheckedOrder,
): Promise<Refusal | undefined> {
  const hindered = await refuseHindered(em, draftId);
  if (hindered) return hindered;
  if (order.buyer.spendingLimit) await lockUntilCommit(em, 'spending', order.buyer.user.id);
  const exceeded = await limitExceededBy(em, order, new Date());
  return exceeded && refuseExceeded(exceeded);
}
