import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { CheckoutOrder } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox } from '@werkbank/platform/messaging';
import { buyerOf } from '../buyer/buyer-of.js';
import { type DraftContent, OrderDraftRecord } from '../draft-order/order-draft.entity.js';
import { QuoteOrder } from '../draft-order/quote-order.js';
import { draftStillHolds } from './draft-still-holds.js';

/** Orders what a draft says, once, however often it is asked for. */
@Controller()
export class SubmitOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuoteOrder,
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

    const current = await this.quotes.sections(
      asOrder(draft.content),
      companyId,
      draft.content.shippingAddress.country,
    );
    if (isRefusal(current)) return current;
    const now = new Date();
    if (!draftStillHolds(draft.content.orderSections, current, dayOf(draft.draftedAt), dayOf(now))) {
      return refuse('DRAFT_OUTDATED');
    }
    return { orderId: await this.accept(draft.id, now) };
  }

  /** Number, mark and fact in one transaction under the draft's lock; a second submit waits here and gets the number. */
  private accept(draftId: string, submittedAt: Date): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const draft = await em.findOneOrFail(OrderDraftRecord, draftId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (typeof draft.orderId === 'number') return draft.orderId;
      const row = await readOne<{ number: string }>(em, `select nextval('order_number') as number`);
      const orderId = Number(row?.number);
      draft.orderId = orderId;
      draft.submittedAt = submittedAt;
      const { content, buyer, companyId } = draft;
      await Outbox.record(
        em,
        'checkout.order-submitted.v1',
        {
          ...content,
          orderId,
          draftId,
          submittedAt: submittedAt.toISOString(),
          buyer,
          customerId: companyId,
        },
        { key: orderId },
      );
      return orderId;
    });
  }
}

function asOrder(content: DraftContent): CheckoutOrder {
  return {
    orderCurrency: content.orderCurrency,
    orderLanguage: content.orderLanguage,
    shippingAddressId: content.shippingAddress.id,
    selfCollection: content.selfCollection,
    costCenter: content.costCenter,
    orderSections: content.orderSections.map((section) => ({
      producerId: section.producerId,
      dispatchLocationId: section.dispatchLocation.id,
      items: section.items.map(({ articleId, quantity }) => ({ articleId, quantity })),
    })),
  };
}
