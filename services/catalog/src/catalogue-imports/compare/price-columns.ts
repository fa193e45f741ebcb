import type { ListPrice } from '../../catalogue/index.js';
import type { SentColumns } from '../tables/index.js';

/**
 * The columns of an article's prices, all of them replaced. The base is the first one that holds for one order unit, everywhere
 * and always; without such a price the article has conditional ones only.
 */
export function priceColumnsOf(prices: readonly ListPrice[]): SentColumns {
  const base = prices.find(isUnconditional);
  return {
    list_price: base?.amount ?? null,
    ...(base && { list_price_currency: base.currency }),
    price_quantity: base?.priceQuantity ?? 1,
    further_prices: prices.filter((price) => price !== base),
  };
}

const isUnconditional = ({ minQuantity, territories, validFrom, validUntil }: ListPrice): boolean =>
  minQuantity <= 1 && territories.length === 0 && validFrom === null && validUntil === null;
