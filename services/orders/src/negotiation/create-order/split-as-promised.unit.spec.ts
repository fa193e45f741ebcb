import type { DraftSection, SectionPart } from '@werkbank/contracts/entities';
import fc from 'fast-check';
import { deliveryFigures, type Order, orderTotals } from '../../order/index.js';
import { aLine, aSection, aSubmission, swissProducer } from '../../testing/a-submission.js';
import { numbers } from '../../testing/an-order.js';
import { randomSubmission } from '../../testing/random-submission.js';
import { orderOfSubmission, type Submission } from './order-of-submission.js';

const [tomorrow, later] = ['2030-03-01', '2030-04-12'];
const part = (plannedShipmentDate: string, items: SectionPart['items']): SectionPart => ({
  plannedShipmentDate,
  plannedShipmentFromStock: plannedShipmentDate === tomorrow,
  items,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const figuresOf = (order: Order) => order.deliveries.map(deliveryFigures);

/** A section of which each line leaves from stock up to its share. */
function inParts(section: DraftSection, shares: readonly number[]): DraftSection {
  const lines = section.items.map(({ articleId, quantity }, index) => {
    const now = Math.floor((quantity * (shares[index % shares.length] ?? 0)) / 100);
    return { articleId, now, later: quantity - now };
  });
  const taken = (which: 'now' | 'later') =>
    lines.flatMap((line) => (line[which] > 0 ? { articleId: line.articleId, quantity: line[which] } : []));
  const parts = [part(tomorrow, taken('now')), part(later, taken('later'))];
  return parts.every(({ items }) => items.length > 0) ? { ...section, parts } : section;
}

describe('an order in promised parts', () => {
  const section = aSection(swissProducer, { items: [aLine('drill-1', 20, 450), aLine('mill-2', 5, 1999)] });
  const parts = [
    part(tomorrow, [
      { articleId: 'drill-1', quantity: 5 },
      { articleId: 'mill-2', quantity: 5 },
    ]),
    part(later, [{ articleId: 'drill-1', quantity: 15 }]),
  ];

  it('has a delivery for each, with its day as the first promise', () => {
    const { deliveries } = orderOfSubmission(
      aSubmission(100_042, { orderSections: [{ ...section, parts }, aSection(swissProducer)] }),
      numbers(),
    );
    expect(
      deliveries.map(({ id, parentDeliveryId, status, plan, originalPlan, lockKey, items }) => ({
        id,
        parentDeliveryId,
        status,
        day: plan.plannedShipmentDate,
        fromStock: plan.plannedShipmentFromStock,
        originalPlan,
        lockKey,
        items: items.map(({ articleId, quantity }) => [articleId, quantity]),
      })),
    ).toMatchObject([
      {
        id: 1,
        parentDeliveryId: null,
        status: 'Created',
        day: tomorrow,
        fromStock: true,
        originalPlan: null,
        lockKey: 1,
        items: [
          ['drill-1', 5],
          ['mill-2', 5],
        ],
      },
      {
        id: 2,
        parentDeliveryId: 1,
        status: 'Created',
        day: later,
        fromStock: false,
        originalPlan: null,
        lockKey: 1,
        items: [['drill-1', 15]],
      },
      { id: 3, parentDeliveryId: null },
    ]);
  });

  it('adds up to each line, and costs to the cent what the order costs in one delivery', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(randomSubmission, shares, (random, percent) => {
        const submission: Submission = { ...random, orderSections: random.orderSections.map(distinct) };
        const split = {
          ...submission,
          orderSections: submission.orderSections.map((one) => inParts(one, percent)),
        };
        const [whole, divided] = [submission, split].map((one) => orderOfSubmission(one, numbers()));
        if (!whole || !divided) throw new Error('both are orders');
        expect(orderTotals(divided)).toEqual(orderTotals(whole));
        const pieces = divided.deliveries.flatMap(({ items }) => items);
        for (const item of whole.deliveries.flatMap(({ items }) => items)) {
          const own = pieces.filter(({ articleId }) => articleId === item.articleId);
          expect(sum(own.map(({ quantity }) => quantity))).toBe(item.quantity);
          expect(sum(own.map(({ price }) => price.taxBase))).toBe(item.price.taxBase);
          expect(sum(own.map(({ price }) => price.tax))).toBe(item.price.tax);
        }
        const freight = (order: Order) => sum(figuresOf(order).map((figures) => figures.freight));
        expect(freight(divided)).toBe(freight(whole));
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      }),
    );
  });
});

/** Each line with a different article, as in every draft. */
function distinct(section: DraftSection, place: number): DraftSection {
  const items = section.items.map((item, index) => ({ ...item, articleId: `a-${place}-${index}` }));
  return { ...section, items };
}
