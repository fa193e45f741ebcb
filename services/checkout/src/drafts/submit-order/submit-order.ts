import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { wishedDays } from '@werkbank/contracts/calendar';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type CheckoutOrder, factsOf, missingFacts } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf, sessionOf } from '../../basket/index.js';
import { type Buyer, partiesStillHold } from '../draft-order/choose-addresses.js';
import { isSuperseded } from '../draft-order/keep-draft.js';
import { type DraftContent, OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { QuoteOrder } from '../draft-order/quote-order.js';
import { AcceptOrder } from './accept-order.js';
import { changeSinceDraft } from './draft-still-holds.js';

/** Orders what a draft says, once, however often it is asked for. */
@Controller()
export class SubmitOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly quotes: QuoteOrder,
    private readonly orders: AcceptOrder,
  ) {}

  @Call('submitOrder')
  async submit(
    @Input() { body }: CallInput<'submitOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<{ orderId: number } | Refusal> {
    const { userId, companyId } = buyerOf(caller);
    const draft = await this.em.findOne(OrderDraftRecord, { id: body.draftId, companyId });
    if (!draft) return refuse('DRAFT_NOT_FOUND');
    // Replay before anything else: a repeated submit answers even where the article is gone by now.
    if (typeof draft.orderId === 'number') return { orderId: draft.orderId };

    const { id, refusals, content } = draft;
    if (await isSuperseded(this.em, id)) return refuse('DRAFT_SUPERSEDED');
    const session = sessionOf(caller);
    const buyer = await this.queries.ask('admin.get-buyer', { userId, companyId, session });
    if (isRefusal(buyer)) return buyer;
    if (!buyer) return refuse('BUYER_NOT_ACTIVE');
    // A copy of the token outlives its session by some minutes; whoever's it is renews and submits again.
    if (buyer.sessionOver) return refuse('AUTHENTICATION_REQUIRED');
    if (!partiesStillHold(content, buyer)) return refuse('DRAFT_ADDRESSES_CHANGED');
    const [missing] = missingFacts(content, buyer.company);
    if (missing) return refuse(missing.code);
    if (content.wishedDate && content.wishedDate < wishedDays(new Date()).first)
      return refuse('WISHED_DATE_PAST');
    const refused = await this.reserve(id, companyId, content, buyer);
    if (refused) return this.orders.giveBack(id, refused);
    return this.orders.accept({
      draftId: id,
      refusals,
      submitter: buyer.user,
      customerType: buyer.company.customerType,
    });
  }

  /** Quotes again, keeping what leaves from stock for this draft, and says what has changed since it was drawn up. */
  private async reserve(
    draftId: string,
    customerCompanyId: number,
    content: DraftContent,
    { company }: Buyer,
  ): Promise<Refusal | undefined> {
    const { selfCollection, shippingAddress, billingAddress } = content;
    const current = await this.quotes.sections({
      order: asOrder(content),
      customerCompanyId,
      destination: (selfCollection ? (company.primaryAddress ?? billingAddress) : shippingAddress).country,
      reserveFor: draftId,
    });
    if (isRefusal(current)) return current;
    const change = changeSinceDraft(content.orderSections, current);
    return change && refuse(change);
  }
}

function asOrder(content: DraftContent): CheckoutOrder {
  return {
    orderCurrency: content.orderCurrency,
    orderLanguage: content.orderLanguage,
    shippingAddressId: content.shippingAddress.id,
    selfCollection: content.selfCollection,
    ...(content.deliverInParts && { deliverInParts: true }),
    ...factsOf(content),
    orderSections: content.orderSections.map((section) => ({
      producerId: section.producerId,
      dispatchLocationId: section.dispatchLocation.id,
      items: section.items.map(({ articleId, quantity }) => ({ articleId, quantity })),
    })),
  };
}
