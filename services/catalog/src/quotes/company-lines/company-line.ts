import { type ArticleRecord, pricedLine, servingLocation } from '../../articles/index.js';
import type { PricedLine } from '../../pricing/index.js';

/**
 * A line of an article as a producer company sells it to a country, from its own dispatch location there. undefined for an
 * article of another producer.
 */
export function companyLine(
  record: ArticleRecord | undefined,
  asked: { producerCompanyId: number; country: string; quantity: number },
): PricedLine | undefined {
  const own = record?.locations.filter((place) => place.producerCompanyId === asked.producerCompanyId);
  const location = servingLocation(own ?? [], asked.country);
  return record && location ? pricedLine({ record, quantity: asked.quantity, location }) : undefined;
}
