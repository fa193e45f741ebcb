import { servingCountry } from '@werkbank/contracts/localization';
import type { Cents } from '@werkbank/contracts/money';
import type { ConditionalPrice, PricedLine, PriceTerms } from './terms.js';

/** The list price that a line is computed by: cents of `priceQuantity` order units. */
interface ChosenPrice {
  amount: Cents;
  currency: string;
  priceQuantity: number;
}

type Terms = Pick<PriceTerms, 'country' | 'currency' | 'day'>;

/**
 * The list price of an article for a delivery country, a day and a quantity; null without one. Among several: the country's own
 * before one for everywhere, then one in the buyer's currency, then the latest start, then the higher quantity, then the first
 * in the list.
 */
export function chooseListPrice(line: PricedLine, terms: Terms): ChosenPrice | null {
  const held = line.furtherPrices.filter(
    (price) => price.minQuantity <= line.quantity && holdsFor(price, terms),
  );
  const [first, ...others] = [...basePrice(line), ...held];
  if (!first) return null;
  const { amount, currency, priceQuantity } = others.reduce(
    (chosen, other) => (goesBefore(other, chosen, terms) ? other : chosen),
    first,
  );
  return { amount, currency, priceQuantity };
}

/** Quantities from which another list price is chosen than for one order unit less, ascending. */
export function listPriceSteps(line: PricedLine, terms: Terms): number[] {
  const quantities = new Set(line.furtherPrices.map(({ minQuantity }) => minQuantity));
  const at = (quantity: number) => JSON.stringify(chooseListPrice({ ...line, quantity }, terms));
  return [...quantities].filter((from) => at(from) !== at(from - 1)).sort((a, b) => a - b);
}

function basePrice({ listPrice, listPriceCurrency, priceQuantity }: PricedLine): ConditionalPrice[] {
  if (listPrice === null) return [];
  const always = { minQuantity: 1, territories: [], validFrom: null, validUntil: null };
  return [{ amount: listPrice, currency: listPriceCurrency, priceQuantity, ...always }];
}

function holdsFor(price: ConditionalPrice, { country, day }: Terms): boolean {
  const { territories, validFrom, validUntil } = price;
  return (
    (territories.length === 0 ||
      territories.includes(country) ||
      territories.includes(servingCountry(country))) &&
    (validFrom ?? day) <= day &&
    day <= (validUntil ?? day)
  );
}

function goesBefore(one: ConditionalPrice, other: ConditionalPrice, { currency }: Terms): boolean {
  const ranks = ({ territories, currency: of, validFrom, minQuantity }: ConditionalPrice) =>
    [Number(territories.length > 0), Number(of === currency), validFrom ?? '', minQuantity] as const;
  const [mine, others] = [ranks(one), ranks(other)];
  for (const [at, rank] of mine.entries()) {
    const against = others[at] ?? rank;
    if (rank !== against) return rank > against;
  }
  return false;
}
