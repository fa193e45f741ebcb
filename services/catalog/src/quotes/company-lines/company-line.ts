import type { ArticleRecord } from '../../articles/read-catalogue/article-record.js';
import { pricedLine } from '../../articles/article-rows/price-records.js';
import { servingLocation } from '../../articles/article-rows/serving-location.js';
import type { PricedLine } from '../../pricing/price-engine/index.js';

/**
 * A line of an article as a producer company sells it to a country, from its own dispatch location there. undefined where it
 * sells none of it, for the article is another producer's.
 */
export function companyLine(
  record: ArticleRecord | undefined,
  asked: { producerCompanyId: number; country: string; quantity: number },
): PricedLine | undefined {
  const own = record?.locations.filter((place) => place.producerCompanyId === asked.producerCompanyId);
  const location = servingLocation(own ?? [], asked.country);
  return record && location ? pricedLine({ record, quantity: asked.quantity, location }) : undefined;
}
