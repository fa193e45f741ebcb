import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { priceRecords } from '../article-rows/price-records.js';
import { servingLocation } from '../article-rows/serving-location.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { Audience } from '../../pricing/index.js';
import type { SearchQuery } from '../../search/index.js';

/** Prices are the customer's, so sorting by them means pricing the hits: so many of the best ones by relevance. */
export const mostLookedUp = 1000;

/** Whether a page lies within the hits that are priced. Those behind them follow by relevance, so that none is missing. */
export function isSortedByPrice({ page, pageSize }: Pick<SearchQuery, 'page' | 'pageSize'>): boolean {
  return page * pageSize <= mostLookedUp;
}

/** The ids of a page sorted by the price of one order unit where the least is ordered that can be; articles without a price come last. */
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
