import {
  type Cents,
  decimalFraction,
  divideHalfUp,
  hundredths,
  lineAmount,
  percentOf,
  rateOf,
} from '@werkbank/contracts/money';

/** The named steps of a price. Each one rounds half up to whole cents; none of them ever sees a fraction of a cent. */

/** List price × country price factor × exchange ratio, rounded once: of as many order units as the list price. */
export function unitPrice(listPrice: Cents, countryPriceFactor: number, exchangeRatio: string): Cents {
  const { numerator, denominator } = decimalFraction(exchangeRatio);
  const exact = BigInt(listPrice) * hundredths(countryPriceFactor) * numerator;
  return Number(divideHalfUp(exact, 100n * denominator));
}

/** VOC of one order unit in the requested currency. It is a tax, so no price factor applies to it. */
export function unitVoc(voc: Cents, exchangeRatio: string): Cents {
  return unitPrice(voc, 1, exchangeRatio);
}

/** Per cent of a material group; 0 without a surcharge or a group. */
export function surchargePercent(
  surcharges: Readonly<Record<number, number>>,
  materialGroupId: number | null,
): number {
  return materialGroupId === null ? 0 : (surcharges[materialGroupId] ?? 0);
}

export function surchargeOf(line: Cents, percent: number): Cents {
  return percentOf(line, percent);
}

export function discountOf(line: Cents, percent: number): Cents {
  return percentOf(line, percent);
}

export function salesPriceOf(line: Cents, surcharge: Cents, discount: Cents): Cents {
  return line + surcharge - discount;
}

export function taxBaseOf(salesPrice: Cents, voc: Cents, quantity: number): Cents {
  return salesPrice + lineAmount(voc, quantity);
}

export function taxOf(taxBase: Cents, percent: number): Cents {
  return percentOf(taxBase, percent);
}

/** Goods with VOC have no platform margin. */
export function platformMarginOf(taxBase: Cents, margin: number, voc: Cents): Cents {
  return voc === 0 ? rateOf(taxBase, margin) : 0;
}
