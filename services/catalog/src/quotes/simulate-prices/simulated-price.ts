import type { SimulatedPrice } from '@werkbank/contracts/entities';
import { divideHalfUp, lineAmount } from '@werkbank/contracts/money';
import { type PricedLine, priceLines, type PriceTerms, priceTiers } from '../../pricing/index.js';

/** The price of a line, and the producer's share after the platform's margin. */
export function simulatedPrice(line: PricedLine, terms: PriceTerms): SimulatedPrice | null {
  const [price] = priceLines([line], terms);
  if (!price) return null;
  const { breakdown } = price;
  const amount = breakdown.salesPrice - breakdown.platformMargin;
  const full = lineAmount(breakdown.listPrice, breakdown.quantity, breakdown.priceQuantity);
  return {
    price: breakdown,
    unitPrice: price.netPrice,
    margin: { amount, percent: full === 0 ? 0 : hundredthsOf(amount, full) },
    tiers: priceTiers(line, terms),
  };
}

/** Share of a part in a whole in per cent, with two decimals. */
function hundredthsOf(part: number, whole: number): number {
  return Number(divideHalfUp(BigInt(part) * 10_000n, BigInt(whole))) / 100;
}
