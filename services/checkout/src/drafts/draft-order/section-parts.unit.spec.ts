import fc from 'fast-check';
import { sectionParts } from './section-parts.js';

const [tomorrow, soon, late] = ['2026-11-30', '2026-12-07', '2027-01-12'];
const whole = (articleId: string, quantity: number, plannedShipmentDate: string) => ({
  articleId,
  quantity,
  plannedShipmentDate,
  plannedShipmentFromStock: plannedShipmentDate === tomorrow,
});
const short = (articleId: string, now: number, later: number, day: string) => ({
  ...whole(articleId, now + later, day),
  promisedParts: [
    { quantity: now, plannedShipmentDate: tomorrow, plannedShipmentFromStock: true },
    { quantity: later, plannedShipmentDate: day, plannedShipmentFromStock: false },
  ],
});

describe('the parts of a section', () => {
  it('are what leaves from stock, and the rest on its latest day', () => {
    expect(sectionParts([short('a', 5, 15, soon), whole('b', 3, tomorrow), whole('c', 2, late)])).toEqual([
      {
        plannedShipmentDate: tomorrow,
        plannedShipmentFromStock: true,
        items: [
          { articleId: 'a', quantity: 5 },
          { articleId: 'b', quantity: 3 },
        ],
      },
      {
        plannedShipmentDate: late,
        plannedShipmentFromStock: false,
        items: [
          { articleId: 'a', quantity: 15 },
          { articleId: 'c', quantity: 2 },
        ],
      },
    ]);
  });

  it.each([
    ['from stock', [whole('a', 5, tomorrow), whole('b', 1, tomorrow)]],
    ['later', [whole('a', 5, soon), whole('b', 1, late)]],
    ['on one day', [whole('a', 5, tomorrow), { ...whole('b', 1, soon), plannedShipmentDate: tomorrow }]],
  ])('are none if all of it leaves %s', (_, items) => {
    expect(sectionParts(items)).toBeUndefined();
  });

  it('add up to each line', () => {
    const quantity = fc.integer({ min: 1, max: 9999 });
    const line = fc.tuple(
      quantity,
      quantity,
      fc.constantFrom('all', 'none', 'some'),
      fc.constantFrom(soon, late),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const items = lines.map(([now, later, stock, day], index) =>
          stock === 'some'
            ? short(`a${index}`, now, later, day)
            : whole(`a${index}`, now, stock === 'all' ? tomorrow : day),
        );
        const parts = sectionParts(items);
        if (!parts) return;
        expect(parts).toHaveLength(2);
        for (const { articleId, quantity: ordered } of items) {
          const pieces = parts.flatMap((part) => part.items.filter((item) => item.articleId === articleId));
          expect(pieces.reduce((sum, piece) => sum + piece.quantity, 0)).toBe(ordered);
          expect(pieces.every((piece) => piece.quantity > 0)).toBe(true);
        }
      }),
    );
  });
});
