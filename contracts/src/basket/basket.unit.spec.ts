import type { KeptLine, LineChange } from '../entities/basket.js';
import fc from 'fast-check';
import { addLines, changeLines } from './index.js';

const articleId = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const place = { producerId: 1, dispatchLocationId: 10 };
const line = fc.record({ articleId, quantity: fc.integer({ min: 1, max: 9999 }) });
const linesOf = (found: { articleId: string; quantity: number }[]): KeptLine[] =>
  found.map((one) => ({ ...one, ...place }));
const basket = fc.uniqueArray(line, { selector: (one) => one.articleId }).map(linesOf);
const changes = fc
  .array(fc.record({ articleId, quantity: fc.option(fc.integer({ min: 1, max: 9999 })) }))
  .map((found): LineChange[] => found.map((one) => ({ ...one, ...place })));
const sorted = (lines: KeptLine[]) => lines.toSorted((a, b) => a.articleId.localeCompare(b.articleId));

describe('changing lines of a kept basket', () => {
  it('is the same when a change is sent once more', () => {
    fc.assert(
      fc.property(basket, changes, (lines, change) => {
        const once = changeLines(lines, change);
        expect(changeLines(once, change)).toEqual(once);
      }),
    );
  });

  it('has the same result in any order of changes to different lines', () => {
    fc.assert(
      fc.property(basket, changes, changes, (lines, one, all) => {
        const mine = new Set(one.map((change) => change.articleId));
        const other = all.filter((change) => !mine.has(change.articleId));
        const [first, second] = [
          changeLines(changeLines(lines, one), other),
          changeLines(changeLines(lines, other), one),
        ];
        expect(sorted(first)).toEqual(sorted(second));
      }),
    );
  });

  it('takes the later change of a line, touches no other, and brings nothing back that was removed', () => {
    fc.assert(
      fc.property(basket, changes, (lines, change) => {
        const result = new Map(changeLines(lines, change).map((one) => [one.articleId, one.quantity]));
        const last = new Map(change.map((one) => [one.articleId, one.quantity]));
        for (const [article, quantity] of last) expect(result.get(article) ?? null).toBe(quantity);
        for (const one of lines) {
          if (!last.has(one.articleId)) expect(result.get(one.articleId)).toBe(one.quantity);
        }
      }),
    );
  });
});

describe('adding lines to a basket', () => {
  const found = fc.array(line).map(linesOf);
  const quantities = (lines: readonly KeptLine[]) =>
    Object.fromEntries(lines.map((one) => [one.articleId, one.quantity]));

  it('makes one line per article, up to the largest quantity, whichever comes first', () => {
    fc.assert(
      fc.property(found, found, (one, other) => {
        const wanted = Map.groupBy([...one, ...other], ({ articleId }) => articleId);
        const expected = [...wanted].map(([article, lines]) => [
          article,
          Math.min(
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
            9999,
          ),
        ]);
        expect(quantities(addLines(one, other))).toEqual(Object.fromEntries(expected));
        expect(quantities(addLines(other, one))).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('keeps a basket without added lines as it is', () => {
    fc.assert(fc.property(basket, (lines) => expect(addLines(lines, [])).toEqual(lines)));
  });
});
