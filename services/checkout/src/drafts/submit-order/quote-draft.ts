import { Injectable } from '@nestjs/common';
import { type CheckoutOrder, factsOf } from '@werkbank/contracts/entities';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Buyer } from '../draft-order/choose-addresses.js';
import type { DraftContent } from '../draft-order/order-draft.entity.js';
import { type QuotedOrder, QuoteOrder } from '../draft-order/quote-order.js';

interface DraftToQuote {
  content: DraftContent;
  company: Buyer['company'];
  /** The draft for which the goods are reserved. */
  reserveFor?: string;
  keepUntil?: Date;
}

/** Prices and dates of a draft as of now. */
@Injectable()
export class QuoteDraft {
  constructor(private readonly quotes: QuoteOrder) {}

  now({ content, company, ...stock }: DraftToQuote): Promise<QuotedOrder | Refusal> {
    const { selfCollection, shippingAddress, billingAddress } = content;
    return this.quotes.quote({
      order: asOrder(content),
      customerCompanyId: company.id,
      destination: (selfCollection ? (company.primaryAddress ?? billingAddress) : shippingAddress).country,
      ...stock,
    });
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
      items: section.items.map(({ articleId, quantity, remark }) => ({
        articleId,
        quantity,
        ...(remark && { remark }),
      })),
    })),
  };
}
