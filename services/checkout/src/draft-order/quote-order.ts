import { Injectable } from '@nestjs/common';
import type { CheckoutOrder, DraftSection } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Country, maxBasketItems } from '@werkbank/contracts/limits';
import { Questions } from '@werkbank/platform/messaging';
import { CostRulesStore } from '../cost-rules/cost-rules.store.js';
import { Producers } from '../know-producers/producers.js';
import { composeSections, orderLines, type Quote } from './compose-sections.js';

/** Asks for prices and dates as of now and turns them into sections with all costs. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly questions: Questions,
    private readonly rules: CostRulesStore,
    private readonly producers: Producers,
  ) {}

  async sections(
    order: CheckoutOrder,
    customerCompanyId: number,
    destination: Country,
  ): Promise<DraftSection[] | Refusal> {
    const items = orderLines(order);
    if (items.length === 0) return refuse('BASKET_EMPTY');
    if (items.length > maxBasketItems) return refuse('MALFORMED_REQUEST', { field: 'orderSections' });
    // Twice the same would be promised twice from one stock, and each part would miss the discount of the sum.
    const places = new Set(
      items.map(({ articleId, dispatchLocationId }) => `${dispatchLocationId} ${articleId}`),
    );
    if (places.size < items.length) return refuse('MALFORMED_REQUEST', { field: 'orderSections' });
    const rules = await this.rules.current();
    const quote = await this.ask(order, destination, customerCompanyId, items);
    if (isRefusal(quote)) return quote;
    const collected = await this.refuseCollection(order, quote, rules.selfCollectionProducerId);
    if (collected) return collected;
    const customShippingProducers = await this.producers.customShipping();
    return composeSections({ order, quote, destination, rules, customShippingProducers });
  }

  private ask(
    order: CheckoutOrder,
    country: Country,
    customerCompanyId: number,
    items: ReturnType<typeof orderLines>,
  ) {
    const { orderLanguage: language, orderCurrency: currency } = order;
    return this.questions.ask('catalog.quote-prices', {
      language,
      country,
      currency,
      customerCompanyId,
      items,
    });
  }

  /** Whose articles they are catalog says; what the order claims would let freight and customs be saved. */
  private async refuseCollection(
    order: CheckoutOrder,
    quote: Quote,
    producerId: number | null,
  ): Promise<Refusal | undefined> {
    const known = quote.items.filter((item) => item.producerId !== null);
    if (!order.selfCollection || known.every((item) => item.producerId === producerId)) return undefined;
    const producerName = producerId === null ? '–' : ((await this.producers.nameOf(producerId)) ?? '–');
    return refuse('SELF_COLLECTION_NOT_ALLOWED', { params: { producerName }, field: 'selfCollection' });
  }
}
