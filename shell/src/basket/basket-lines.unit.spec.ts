import type { KeptLine } from '@werkbank/contracts/entities';
import fc from 'fast-check';
import { addLines, changesBetween, withChanges } from './basket-lines';

const place = { producerId: 1, dispatchLocationId: 10 };
const line = fc.record({
  articleId: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const basket = fc
  .uniqueArray(line, { selector: (one) => one.articleId })
  .map((found): KeptLine[] => found.map((one) => ({ ...one, ...place })));
const quantities = (lines: KeptLine[]) =>
  Object.fromEntries(lines.map((one) => [one.articleId, one.quantity]));

describe('lines of a basket', () => {
  it('are added up to what may be ordered, whichever basket comes first', () => {
    fc.assert(
      fc.property(basket, basket, (one, other) => {
        expect(quantities(addLines(one, other))).toEqual(quantities(addLines(other, one)));
        for (const { articleId, quantity } of addLines(one, other)) {
          const sum = (quantities(one)[articleId] ?? 0) + (quantities(other)[articleId] ?? 0);
          expect(quantity).toBe(Math.min(sum, 9999));
        }
      }),
    );
  });

  it('stay as they are when nothing is added', () => {
    fc.assert(fc.property(basket, (lines) => expect(addLines(lines, [])).toEqual(lines)));
  });

  it('become the others by the changes between both, sent once or twice', () => {
    fc.assert(
      fc.property(basket, basket, (before, after) => {
        const changes = changesBetween(before, after);
        const once = withChanges(before, changes);
        expect(quantities(once)).toEqual(quantities(after));
        expect(withChanges(once, changes)).toEqual(once);
        expect(changesBetween(once, after)).toEqual([]);
      }),
    );
  });

  it('keep what two devices changed at once in different lines', () => {
    fc.assert(
      fc.property(basket, basket, basket, (before, one, all) => {
        const mine = changesBetween(before, one);
        const touched = new Set(mine.map((change) => change.articleId));
        const other = changesBetween(before, all).filter((change) => !touched.has(change.articleId));
        expect(quantities(withChanges(withChanges(before, mine), other))).toEqual(
          quantities(withChanges(withChanges(before, other), mine)),
        );
      }),
    );
  });
});
