import { changeLines } from '@werkbank/contracts/basket';
import type { KeptLine } from '@werkbank/contracts/entities';
import fc from 'fast-check';
import { changesBetween } from './basket-lines';

const place = { producerId: 1, dispatchLocationId: 10 };
const line = fc.record({
  articleId: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  remark: fc.constantFrom(undefined, 'Maschine 7', 'Maschine 8'),
});
const basket = fc
  .uniqueArray(line, { selector: (one) => one.articleId })
  .map((found): KeptLine[] =>
    found.map(({ remark, ...one }) => ({ ...one, ...place, ...(remark && { remark }) })),
  );
const kept = (lines: KeptLine[]) =>
  Object.fromEntries(lines.map((one) => [one.articleId, [one.quantity, one.remark]]));

describe('lines of a basket', () => {
  it('become the others by the changes between both, sent once or twice', () => {
    fc.assert(
      fc.property(basket, basket, (before, after) => {
        const changes = changesBetween(before, after);
        const once = changeLines(before, changes);
        expect(kept(once)).toEqual(kept(after));
        expect(changeLines(once, changes)).toEqual(once);
        expect(changesBetween(once, after)).toEqual([]);
      }),
    );
  });
});
