import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Asked, QuestionAnswer } from '@werkbank/contracts/questions';
import { Question } from '@werkbank/platform/messaging';
import { readArticleRecords } from '../article-rows/article-record.js';
import { priceRecords } from '../article-rows/price-records.js';
import { servingLocation } from '../article-rows/serving-location.js';
import { dayOf } from '@werkbank/contracts/calendar';
import { taxRateFor } from '../price-engine/index.js';
import { quotedItem, unknownItem } from './quoted-item.js';

/** Prices, stock and dates of lines, for baskets, drafts and orders. */
@Controller()
export class QuotePrices {
  constructor(private readonly em: EntityManager) {}

  @Question('catalog.quote-prices')
  async quote(ask: Asked<'catalog.quote-prices'>): Promise<QuestionAnswer<'catalog.quote-prices'> | Refusal> {
    const today = dayOf(new Date());
    const asked = [...new Set(ask.items.map(({ articleId }) => articleId))];
    const records = await readArticleRecords(this.em, asked, ask.language);
    const byId = new Map(records.map((record) => [record.articleId, record]));
    const lines = ask.items.map((item) => {
      const record = byId.get(item.articleId);
      if (!record) return null;
      const chosen = record.locations.find(({ id }) => id === item.dispatchLocationId);
      return {
        record,
        quantity: item.quantity,
        location: chosen ?? servingLocation(record.locations, ask.country),
      };
    });
    const known = lines.filter((line) => line !== null);
    const priced = await priceRecords(this.em, known, ask);
    if (isRefusal(priced)) return priced;
    const { prices, terms } = priced;
    const priceOf = new Map(known.map((line, index) => [line, prices[index]]));
    const origins = new Map(
      known.flatMap(({ location }) => (location ? [[location.id, location.country] as const] : [])),
    );
    return {
      items: ask.items.map((item, index) => {
        const line = lines[index];
        const price = line && priceOf.get(line);
        return line && price ? quotedItem(line, price, today) : unknownItem(item, today);
      }),
      costTax: [...origins].flatMap(([dispatchLocationId, country]) => {
        const tax = taxRateFor(terms, country);
        return tax ? [{ dispatchLocationId, ...tax }] : [];
      }),
      exchangeRatios: terms.exchangeRatios,
    };
  }
}
