import fc from 'fast-check';
import { percentOf } from './cents.js';
import { sumTaxLines, taxLines } from './tax-lines.js';

const madeBy = { ruleId: 1, validFrom: null, exchangedBy: null };

it('computes tax once per rate and reason, the highest rate first', () => {
  const amounts = [
    { rate: 8.1, reason: null, base: 333 },
    { rate: 19, reason: null, base: 100, madeBy },
    { rate: 8.1, reason: null, base: 333 },
    { rate: 0, reason: 'export', base: 50 },
  ];
  expect(taxLines(amounts)).toEqual([
    { rate: 19, reason: null, base: 100, amount: 19, madeBy },
    { rate: 8.1, reason: null, base: 666, amount: 54 },
    { rate: 0, reason: 'export', base: 50, amount: 0 },
  ]);
});

const amount = fc.record({
  rate: fc.constantFrom(0, 2.6, 8.1, 19),
  reason: fc.constantFrom(null, 'export', 'reverseCharge'),
  base: fc.integer({ min: 0, max: 10_000_000 }),
});

it('keeps the sums of sections, and computes no tax again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(amount)), (sections) => {
      const lines = sections.flatMap((amounts) => taxLines(amounts));
      const sums = sumTaxLines(lines);
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      expect(total(sums.map(({ base }) => base))).toBe(total(lines.map(({ base }) => base)));
      expect(total(sums.map((line) => line.amount))).toBe(total(lines.map((line) => line.amount)));
      expect(new Set(sums.map(({ rate, reason }) => `${rate} ${reason}`)).size).toBe(sums.length);
    }),
  );
});

it('rounds the tax of each sum to whole cents', () => {
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      for (const line of taxLines(amounts)) expect(line.amount).toBe(percentOf(line.base, line.rate));
    }),
  );
});

it('names no rule in the sum of sections', () => {
  const line = { rate: 19, reason: null, base: 100, amount: 19, madeBy };
  expect(sumTaxLines([line, line])).toEqual([{ rate: 19, reason: null, base: 200, amount: 38 }]);
});
