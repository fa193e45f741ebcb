import fc from 'fast-check';
import {
  decimalFraction,
  divideHalfUp,
  exchanged,
  percentOf,
  rateOf,
  splitByLargestRemainder,
} from './index.js';

const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
const percent = fc.integer({ min: -9_999, max: 9_999 }).map((hundredths) => hundredths / 100);

describe('divideHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -2n],
    [-7n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('rounds %d / %d to %d', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('is never more than half away from the exact value', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.bigInt(1n, 10n ** 6n),
        (numerator, denominator) => {
          const twiceOff = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
          expect(twiceOff > -denominator && twiceOff <= denominator).toBe(true);
        },
      ),
    );
  });
});

describe('percentages', () => {
  it.each([
    [10_00, 8.1, 81],
    [333, 33.33, 111],
    [50, 1, 1],
    [49, 1, 0],
    [-50, 1, 0],
    [1999, -12.5, -250],
  ])('%d cents × %d %% = %d cents', (cents, rate, expected) => {
    expect(percentOf(cents, rate)).toBe(expected);
  });

  it('are whole cents and grow with the amount', () => {
    fc.assert(
      fc.property(amount, amount, percent, (one, other, rate) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(Number.isSafeInteger(percentOf(low, rate))).toBe(true);
        if (rate >= 0) expect(percentOf(low, rate)).toBeLessThanOrEqual(percentOf(high, rate));
      }),
    );
  });

  it('of a rate between 0 and 1 are those of the percentage', () => {
    expect(rateOf(7670, 0.085)).toBe(percentOf(7670, 8.5));
  });
});

describe('decimalFraction', () => {
  it('keeps every digit', () => {
    expect(decimalFraction('0.9417')).toEqual({ numerator: 9417n, denominator: 10_000n });
    expect(decimalFraction('12')).toEqual({ numerator: 12n, denominator: 1n });
  });
  it.each(['', '-1', '1e3', '1.', '.5', '1,5', 'NaN'])('refuses %p', (text) => {
    expect(() => decimalFraction(text)).toThrow(RangeError);
  });
});

describe('splitByLargestRemainder', () => {
  it('gives left-over cents to the largest remainders', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(5, [0, 0])).toEqual([5, 0]);
    expect(splitByLargestRemainder(5, [])).toEqual([]);
  });
  it('adds up to the amount and never differs by more than a cent from the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 20 }),
        (whole, weights) => {
          const parts = splitByLargestRemainder(whole, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          if (total === 0) return;
          parts.forEach((part, index) => {
            expect(Math.abs(part - (whole * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
          });
        },
      ),
    );
  });
});

it.each([
  [590, '4.2531', 2509],
  [590, '1', 590],
  [1, '0.5', 1],
  [1, '0.4999', 0],
])('exchanges %d cents by %s to %d', (amount, ratio, result) => {
  expect(exchanged(amount, ratio)).toBe(result);
});
