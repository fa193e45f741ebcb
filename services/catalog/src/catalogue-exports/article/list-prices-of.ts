import type { ListPrice } from '../../catalogue/index.js';
import type { ExportedArticle } from './exported-article.js';

type Priced = Pick<ExportedArticle, 'listPrice' | 'listPriceCurrency' | 'priceQuantity' | 'furtherPrices'>;

/** The list price first, then those under conditions. */
export function listPricesOf({
  listPrice: amount,
  listPriceCurrency: currency,
  priceQuantity,
  furtherPrices,
}: Priced): ListPrice[] {
  if (amount === null) return [...furtherPrices];
  const always = { minQuantity: 1, territories: [], validFrom: null, validUntil: null };
  return [{ amount, currency, priceQuantity, ...always }, ...furtherPrices];
}
