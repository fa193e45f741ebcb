import { Children, textOf } from './bmecat-elements.js';
import type { LeftOut } from './left-out.js';
import type { SentPrice } from './sent-article.js';
import type { XmlElement } from './xml-records.js';

/** Currency and territories of the file, for prices that name none. */
export interface PriceDefaults {
  currency: string | undefined;
  territories: readonly string[];
}

/** All prices of an article: `PRODUCT_PRICE_DETAILS` has days and territories that hold for each price in it. */
export function pricesOf(
  details: readonly XmlElement[],
  defaults: PriceDefaults,
  leftOut: LeftOut,
): SentPrice[] {
  return details.flatMap((element) => {
    const children = new Children(element, leftOut);
    const validity = validityOf(children);
    const territories = children.all('TERRITORY').flatMap((one) => textOf(one) ?? []);
    const prices = children
      .all('PRODUCT_PRICE')
      .flatMap(
        (price) =>
          priceOf(price, { ...defaults, ...(territories.length > 0 ? { territories } : {}) }, leftOut) ?? [],
      );
    children.countRest();
    return prices.map((price) => ({ ...price, ...validity }));
  });
}

function priceOf(
  element: XmlElement,
  defaults: PriceDefaults,
  leftOut: LeftOut,
): Omit<SentPrice, 'validFrom' | 'validUntil'> | undefined {
  const children = new Children(element, leftOut);
  const amount = children.text('PRICE_AMOUNT');
  const currency = children.text('PRICE_CURRENCY') ?? defaults.currency;
  const factor = children.text('PRICE_FACTOR');
  const lowerBound = children.text('LOWER_BOUND');
  const base = new Children(children.one('PRICE_BASE'), leftOut);
  const unit = base.text('PRICE_UNIT');
  const quantity = children.text('PRICE_QUANTITY');
  base.countRest();
  const territories = children.all('TERRITORY').flatMap((one) => textOf(one) ?? []);
  children.countRest();
  if (amount === undefined) {
    leftOut.add('PRODUCT_PRICE', 'WithoutValue');
    return undefined;
  }
  return {
    type: element.attributes['price_type'] ?? '',
    amount,
    currency,
    factor,
    lowerBound,
    quantity,
    unit,
    territories: territories.length > 0 ? territories : defaults.territories,
  };
}

/** `DATETIME` with a type, without one (the first is then the beginning), or a separate element for each end. */
function validityOf(children: Children): Pick<SentPrice, 'validFrom' | 'validUntil'> {
  const dates = children.all('DATETIME').map((element) => ({
    type: element.attributes['type'] ?? '',
    date: textOf(element.children.find(({ name }) => name === 'DATE')) ?? textOf(element),
  }));
  const untyped = dates.filter(({ type }) => type === '');
  const typed = (word: RegExp) => dates.find(({ type }) => word.test(type))?.date;
  return {
    validFrom: typed(/start/i) ?? children.text('VALID_START_DATE') ?? untyped[0]?.date,
    validUntil: typed(/end/i) ?? children.text('VALID_END_DATE') ?? untyped[1]?.date,
  };
}
