import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { ReservedStock } from '../manage-stock/reserved-stock.js';
import { reserveStock } from '../manage-stock/reserve-stock.js';
import { priceRecords, type RecordLine } from '../article-rows/price-records.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import { servingLocation } from '../article-rows/serving-location.js';
import { taxRateFor } from '../price-engine/index.js';
import { quotedItem, unknownItem } from './quoted-item.js';

/** Prices, stock and dates of lines, for baskets, drafts and orders. */
@Controller()
export class QuotePrices {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  @QueryHandler('catalog.quote-prices')
  async quote(ask: Asked<'catalog.quote-prices'>): Promise<QueryAnswer<'catalog.quote-prices'> | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const today = now.day;
    const asked = [...new Set(ask.items.map(({ articleId }) => articleId))];
    const records = await now.articles(asked, ask.language);
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
    const priced = await priceRecords(now, known, ask);
    if (isRefusal(priced)) return priced;
    const { prices, terms } = priced;
    const { exchangeRatios } = terms;
    const priceOf = new Map(known.map((line, index) => [line, prices[index]]));
    const stockOf = await this.stockFor(
      known.filter((line) => priceOf.get(line)?.price),
      ask.reserveFor,
    );
    const levelOf = (line: RecordLine) => stockOf.get(line) ?? line.location?.stockLevel ?? 0;
    const origins = new Map(
      known.flatMap(({ location }) => (location ? [[location.id, location.country] as const] : [])),
    );
    return {
      items: ask.items.map((item, index) => {
        const line = lines[index];
        const price = line && priceOf.get(line);
        if (!line || !price) return unknownItem(item, today);
        return quotedItem(line, price, { stockLevel: levelOf(line), today, exchangeRatios });
      }),
      costTax: [...origins].flatMap(([dispatchLocationId, country]) => {
        const tax = taxRateFor(terms, country);
        return tax ? [{ dispatchLocationId, ...tax }] : [];
      }),
      exchangeRatios,
    };
  }

  /** What each line finds: what is there and not kept for others; for a draft that is being ordered it is kept at once. */
  private async stockFor(
    lines: readonly RecordLine[],
    draftId: string | undefined,
  ): Promise<Map<RecordLine, number>> {
    const places = lines.map(({ record, location, quantity }) => ({
      articleId: record.articleId,
      dispatchLocationId: location?.id ?? nowhere,
      quantity,
    }));
    if (draftId !== undefined && places.length > 0) {
      const found = await this.em.fork().transactional((em) => reserveStock(em, draftId, places));
      return new Map(lines.map((line, index) => [line, found[index] ?? 0]));
    }
    const reserved = await ReservedStock.read(
      this.em,
      places.map(({ articleId }) => articleId),
    );
    return new Map(
      lines.map((line, index) => {
        const place = places[index];
        const level = line.location?.stockLevel ?? 0;
        return [line, place ? reserved.freeOf(level, place) : level];
      }),
    );
  }
}

/** A line without a location finds no stock. */
const nowhere = 0;
