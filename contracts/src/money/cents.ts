/**
 * Money is whole cents. Percentages and factors are carried as numbers with at most two decimals and turned into
 * whole hundredths before they are used, exchange ratios as decimal strings; no step multiplies two floats.
 */
export type Cents = number;

/** Rounds numerator / denominator to the nearest whole number, halves up (towards +infinity). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be above zero');
  return floorDivide(2n * numerator + denominator, 2n * denominator);
}

/** BigInt division cuts towards zero; below zero that is one too high unless it divides evenly. */
function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

/** A price × quantity, where the price is of so many; rounded once. */
export function lineAmount(price: Cents, quantity: number, priceQuantity = 1): Cents {
  return Number(divideHalfUp(BigInt(price) * BigInt(quantity), BigInt(priceQuantity)));
}

/** A number with at most two decimals as whole hundredths: 12.5 → 1250n. */
export function hundredths(value: number): bigint {
  return BigInt(Math.round(value * 100));
}

/** `percent` (at most two decimals) of an amount in cents, rounded half up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Number(divideHalfUp(BigInt(amount) * hundredths(percent), 10_000n));
}

/** A rate between 0 and 1 with at most four decimals (0.085 = 8.5 %) of an amount in cents, rounded half up. */
export function rateOf(amount: Cents, rate: number): Cents {
  return Number(divideHalfUp(BigInt(amount) * BigInt(Math.round(rate * 10_000)), 10_000n));
}

/** A positive decimal such as "0.9417" as a fraction of two whole numbers. Throws on anything else. */
export function decimalFraction(text: string): { numerator: bigint; denominator: bigint } {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) throw new RangeError(`not a positive decimal: ${text}`);
  const fraction = match[2] ?? '';
  return { numerator: BigInt(match[1] + fraction), denominator: 10n ** BigInt(fraction.length) };
}

/** An amount in another currency, of which a unit costs `ratio` of this one's; rounded half up. */
export function exchanged(amount: Cents, ratio: string): Cents {
  const { numerator, denominator } = decimalFraction(ratio);
  return Number(divideHalfUp(BigInt(amount) * numerator, denominator));
}

/**
 * Splits an amount in proportion to weights so that the parts add up to it exactly: cents left over by rounding down
 * go to the parts with the largest remainder, the first of equals.
 */
export function splitByLargestRemainder(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0) return [];
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight) => Number(floorDivide(BigInt(amount) * BigInt(weight), BigInt(total))));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = weights
    .map((weight, index) => {
      const share = BigInt(amount) * BigInt(weight);
      return { index, remainder: share - floorDivide(share, BigInt(total)) * BigInt(total) };
    })
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
