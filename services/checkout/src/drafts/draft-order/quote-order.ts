import { Injectable } from '@nestjs/common';
import type { CheckoutOrder, DraftSection } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import type { Country } from '@werkbank/contracts/localization';
import { Queries } from '@werkbank/platform/messaging';
import { CostRulesStore } from '../../cost-rules/index.js';
import { Producers } from '../../replicas/index.js';
import { composeSections, orderLines, type Quote } from './compose-sections.js';
import { linesByCountry, mergeQuotes } from './quotes-by-country.js';

export interface OrderToQuote {
  order: CheckoutOrder;
  customerCompanyId: number;
  /**
   * Country of the shipping address. For collection it is that of the billing address, until the location of the goods is
   * known.
   */
  destination: Country;
  /** The draft that is being ordered: what leaves from stock is kept for it. */
  reserveFor?: string;
  /** Earliest end of the reservation. */
  keepUntil?: Date;
}
export interface QuotedOrder {
  sections: DraftSection[];
  exchangeRatios: Quote['exchangeRatios'];
}
type Lines = ReturnType<typeof orderLines>;

/** Asks for prices and dates as of now and turns them into sections with all costs. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly queries: Queries,
    private readonly rules: CostRulesStore,
    private readonly producers: Producers,
  ) {}

  async sections(asked: OrderToQuote): Promise<DraftSection[] | Refusal> {
    const quoted = await this.quote(asked);
    return isRefusal(quoted) ? quoted : quoted.sections;
  }

  async quote(asked: OrderToQuote): Promise<QuotedOrder | Refusal> {
    const { order, destination } = asked;
    const items = orderLines(order);
    if (items.length === 0) return refuse('BASKET_EMPTY');
    if (items.length > maxBasketItems) return refuse('MALFORMED_REQUEST', { field: 'orderSections' });
    const rules = await this.rules.current();
    const quote = order.selfCollection
      ? await this.quoteCollected(asked, items, rules.selfCollectionProducerId)
      : await this.ask(asked, destination, items);
    if (isRefusal(quote)) return quote;
    if (namesOneTwice(quote)) return refuse('MALFORMED_REQUEST', { field: 'orderSections' });
    const customShippingProducers = await this.producers.customShipping();
    const sections = composeSections({ order, quote, destination, rules, customShippingProducers });
    return isRefusal(sections) ? sections : { sections, exchangeRatios: quote.exchangeRatios };
  }

  private ask(
    { order, customerCompanyId, reserveFor, keepUntil }: OrderToQuote,
    country: Country,
    items: Lines,
  ) {
    const { orderLanguage: language, orderCurrency: currency, deliverInParts: reserveParts } = order;
    return this.queries.ask('catalog.quote-prices', {
      language,
      country,
      currency,
      customerCompanyId,
      items,
      ...(reserveFor === undefined ? {} : { reserveFor, ...(reserveParts && { reserveParts }) }),
      ...(keepUntil === undefined ? {} : { keepUntil: keepUntil.toISOString() }),
    });
  }

  /** Collected goods are handed over at their location, and priced and taxed as there, wherever the buyer is at home. */
  private async quoteCollected(
    asked: OrderToQuote,
    items: Lines,
    collectionProducerId: number | null,
  ): Promise<Quote | Refusal> {
    const { reserveFor: _, keepUntil: __, ...onlyToLook } = asked;
    const found = await this.ask(onlyToLook, asked.destination, items);
    if (isRefusal(found)) return found;
    const refused = await this.refuseCollection(found, collectionProducerId);
    if (refused) return refused;
    const parts: Parameters<typeof mergeQuotes>[0][number][] = [];
    for (const { country, lines, positions } of linesByCountry(items, found)) {
      const quote = await this.ask(asked, country ?? asked.destination, lines);
      if (isRefusal(quote)) return quote;
      parts.push({ positions, quote });
    }
    return mergeQuotes(parts);
  }

  /** The producer comes from the catalogue: a false one in the order would save the buyer freight and customs. */
  private async refuseCollection(quote: Quote, producerId: number | null): Promise<Refusal | undefined> {
    const known = quote.items.filter((item) => item.producerId !== null);
    if (known.every((item) => item.producerId === producerId)) return undefined;
    const producerName = producerId === null ? '–' : ((await this.producers.nameOf(producerId)) ?? '–');
    return refuse('SELF_COLLECTION_NOT_ALLOWED', { params: { producerName }, field: 'selfCollection' });
  }
}

/**
 * Twice the same would be promised twice from one stock, and each part would miss the discount of the sum. Judged by where
 * catalog says that it lies: an order may name places that there are not.
 */
function namesOneTwice({ items }: Quote): boolean {
  const places = new Set(items.map((item) => `${item.dispatchLocation?.id ?? ''} ${item.articleId}`));
  return places.size < items.length;
}
