import type { ListPrice } from '../../catalogue/index.js';
import type { PriceType } from '../article/catalogue-to-export.js';
import type { ExportedArticle } from '../article/exported-article.js';
import { listPricesOf } from '../article/list-prices-of.js';
import { decimalText } from '../article/decimal-text.js';
import type { Dialect } from './dialect.js';
import { leaf, parent } from './xml.js';

export const priceQuantityOf = ({
  listPrice,
  priceQuantity,
  furtherPrices: [further],
}: ExportedArticle): number =>
  listPrice === null ? (further?.priceQuantity ?? priceQuantity) : priceQuantity;

/** The schemas want a price of every article, that of 1.2 with an amount. Readers take 0 for none. */
export function priceElements(
  article: ExportedArticle,
  priceType: PriceType,
  { article: name, version }: Dialect,
): string[] {
  const element = (content: readonly string[]) => {
    const [open, close] = [`<${name}_PRICE price_type="${priceType}"`, `</${name}_PRICE>`];
    return content.length === 0 ? `${open}/>` : `${open}>${content.join('')}${close}`;
  };
  const details = (content: readonly string[]) => parent(`${name}_PRICE_DETAILS`, content);
  const prices = listPricesOf(article);
  if (prices.length === 0) return [details([element(version === '2005' ? [] : [leaf('PRICE_AMOUNT', 0)])])];
  return prices.map((price) =>
    details([
      day('start', price.validFrom),
      day('end', price.validUntil),
      element([
        leaf('PRICE_AMOUNT', amountPer(price, priceQuantityOf(article))),
        leaf('PRICE_CURRENCY', price.currency),
        leaf('TAX', article.offer && article.offer.taxRate / 100),
        leaf('LOWER_BOUND', price.minQuantity),
        ...price.territories.map((country) => leaf('TERRITORY', country)),
      ]),
    ]),
  );
}

const day = (type: string, date: string | null): string =>
  parent('DATETIME', [leaf('DATE', date)], { type: `valid_${type}_date` });

/** An article has one price quantity in the file: prices of another one are written for it, in parts of cents where need be. */
function amountPer({ amount, priceQuantity }: ListPrice, wanted: number): string {
  return priceQuantity === wanted
    ? (amount / 100).toFixed(2)
    : decimalText(Number(((amount / 100) * (wanted / priceQuantity)).toPrecision(15)));
}
