import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { priceRecords } from '../article-rows/price-records.js';
import { servingLocation } from '../article-rows/serving-location.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { Audience } from '../../pricing/index.js';
import type { SearchQuery } from '../../search/index.js';

/**
 * Prices depend on the customer, so sorting by price means pricing the hits: at most this many, the best
 * by relevance.
 */
export const mostLookedUp = 1000;

/** True if a page lies within the priced hits. Later pages follow by relevance, so that no hit is missing. */
export function isSortedByPrice({ page, pageSize }: Pick<SearchQuery, 'page' | 'pageSize'>): boolean {
  return page * pageSize <= mostLookedUp;
}

/**
 * Article ids of a page, sorted by the price of one order unit at the minimum quantity; articles without a
 * price come last.
 */
export async function idsByPrice(
  now: CatalogueNow,
  query: SearchQuery,
  audience: Audience,
  descending: boolean,
): Promise<string[] | Refusal> {
  const all = await now.find({ ...query, page: 1, pageSize: mostLookedUp });
  const records = await now.articles(all.articleIds, query.language);
  const lines = records.map((record) => ({
    record,
    quantity: record.minQuantity,
    location: servingLocation(record.locations, audience.country),
  }));
  const terms = await priceRecords(now, lines, audience);
  if (isRefusal(terms)) return terms;
  const priced = records.map(({ articleId }, at) => {
    const price = terms.prices[at]?.price;
    return { articleId, price: price ? price.netPrice / (price.breakdown.priceQuantity ?? 1) : null };
  });
  priced.sort((a, b) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
    return descending ? b.price - a.price : a.price - b.price;
  });
  const start = (query.page - 1) * query.pageSize;
  return priced.slice(start, start + query.pageSize).map(({ articleId }) => articleId);
}
