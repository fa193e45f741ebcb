import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { checkQuantity } from '@werkbank/contracts/quantities';
import { QueryHandler } from '@werkbank/platform/messaging';
import { ReservedStock, reserveStock, type StockPlace } from '../../stock/index.js';
import {
  Catalogue,
  CatalogueNow,
  priceRecords,
  type RecordLine,
  servingLocation,
} from '../../articles/index.js';
import { taxRateFor } from '../../pricing/index.js';
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
    const asked = [...new Set(ask.items.map(({ articleId }) => articleId))];
    const [now, reserved] = await Promise.all([
      CatalogueNow.of(this.catalogue),
      // Stock that is reserved for others, unless it is read below under the locks of an order.
      ask.reserveFor === undefined ? ReservedStock.now(this.em, asked) : undefined,
    ]);
    const { day: today, shipmentDays } = now;
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
    const own = await now.ownNumbers(ask.customerCompanyId);
    const priceOf = new Map(known.map((line, index) => [line, prices[index]]));
    const sold = known.filter(
      (line) => priceOf.get(line)?.price && checkQuantity(line.quantity, line.record) === null,
    );
    const kept = ask.reserveFor === undefined ? undefined : await this.reserve(sold, ask);
    const levelOf = (line: RecordLine) => {
      const level = line.location?.stockLevel ?? 0;
      if (!priceOf.get(line)?.price) return level;
      return kept?.get(line) ?? reserved?.freeOf(level, placeOf(line)) ?? level;
    };
    const origins = new Map(
      known.flatMap(({ location }) => (location ? [[location.id, location.country] as const] : [])),
    );
    return {
      items: ask.items.map((item, index) => {
        const line = lines[index];
        const price = line && priceOf.get(line);
        if (!line || !price) return unknownItem(item, today);
        const quoted = quotedItem(line, price, {
          stockLevel: levelOf(line),
          today,
          shipmentDays,
          exchangeRatios,
        });
        return { ...quoted, ...own.of(item.articleId) };
      }),
      costTax: [...origins].flatMap(([dispatchLocationId, country]) => {
        const tax = taxRateFor(terms, country);
        return tax ? [{ dispatchLocationId, ...tax }] : [];
      }),
      exchangeRatios,
    };
  }

  /** Available stock of each line, reserved at once for a draft that is being ordered. */
  private async reserve(
    lines: readonly RecordLine[],
    { reserveFor, reserveParts = false, keepUntil }: Asked<'catalog.quote-prices'>,
  ): Promise<Map<RecordLine, number>> {
    if (lines.length === 0 || reserveFor === undefined) return new Map();
    const wanted = lines.map((line) => ({
      ...placeOf(line),
      quantity: line.quantity,
      ...(reserveParts && { inPartsOf: line.record.quantityInterval }),
    }));
    const found = await this.em.fork().transactional((em) => reserveStock(em, reserveFor, wanted, keepUntil));
    return new Map(lines.map((line, index) => [line, found[index] ?? 0]));
  }
}

const placeOf = ({ record, location }: RecordLine): StockPlace => ({
  articleId: record.articleId,
  dispatchLocationId: location?.id ?? nowhere,
});

/** A line without a location finds no stock. */
const nowhere = 0;
