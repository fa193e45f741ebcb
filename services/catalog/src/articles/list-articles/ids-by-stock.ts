import type { Country } from '@werkbank/contracts/localization';
import type { ArticleRecord } from '../read-catalogue/article-record.js';
import { servingLocation } from '../article-rows/serving-location.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { SearchQuery } from '../../search/index.js';
import { mostLookedUp } from './ids-by-price.js';

/**
 * Article ids of a page, sorted by the earliest dispatch to a country: articles in stock first, the
 * highest stock on top, then by lead time. The index holds no stock levels, so only the best hits by
 * relevance are sorted, as for prices.
 */
export async function idsByStock(
  now: CatalogueNow,
  query: SearchQuery,
  country: Country,
  descending: boolean,
): Promise<string[]> {
  const all = await now.find({ ...query, page: 1, pageSize: mostLookedUp });
  const records = await now.articles(all.articleIds, query.language);
  const start = (query.page - 1) * query.pageSize;
  return byStock(records, country, descending)
    .slice(start, start + query.pageSize)
    .map(({ articleId }) => articleId);
}

type Stocked = Pick<ArticleRecord, 'articleId' | 'leadTimeDays'> & {
  locations: readonly { country: string; stockLevel: number | null }[];
};

/** Articles without a stock level come last in both directions. */
export function byStock<R extends Stocked>(
  records: readonly R[],
  country: Country,
  descending: boolean,
): R[] {
  const ranked = records.map((record) => {
    const level = servingLocation(record.locations, country)?.stockLevel ?? null;
    const days = level === null ? null : level > 0 ? 0 : record.leadTimeDays;
    return { record, days, pieces: level ?? 0 };
  });
  const sign = descending ? -1 : 1;
  ranked.sort((a, b) => {
    if (a.days === null || b.days === null) return Number(a.days === null) - Number(b.days === null);
    return sign * (a.days - b.days || b.pieces - a.pieces);
  });
  return ranked.map(({ record }) => record);
}
