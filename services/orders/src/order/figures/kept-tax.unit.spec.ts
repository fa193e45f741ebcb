import { isDeepStrictEqual } from 'node:util';
import type { Totals } from '@werkbank/contracts/entities';
import fc from 'fast-check';
import { orderOfSubmission } from '../../negotiation/create-order/order-of-submission.js';
import {
  aLine,
  aSection,
  aSubmission,
  aTaxedSection,
  germanProducer,
  swissProducer,
} from '../../testing/a-submission.js';
import { numbers, surroundings } from '../../testing/an-order.js';
import { accepted } from '../../testing/random-actors.js';
import { deliveryFigures, orderTotals } from './figures.js';
import type { Change } from '../model/domain-event.js';
import type { Delivery, Order } from '../model/order.js';
import { sectionOf } from './settle-costs.js';

const places = { ...surroundings(), newId: numbers({ delivery: 1000, item: 1000 }) };

/** Lines of several rates, some of them for a reason; two reasons may share a rate. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    listPrice: fc.integer({ min: 1, max: 30_000 }),
    taxRate: fc.constantFrom(0, 2.6, 8.1, 19),
    taxReason: fc.constantFrom(null, 'taxFreeExport', 'reducedRate'),
  })
  .map(({ quantity, listPrice, ...tax }) => aLine(`a-${quantity}-${listPrice}`, quantity, listPrice, tax));
const section = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 4 }), fc.constantFrom(swissProducer, germanProducer))
  .map(([lines, producer]) => aTaxedSection(lines, producer));
const orders = fc
  .array(section, { minLength: 1, maxLength: 3 })
  .map((orderSections) => orderOfSubmission(aSubmission(100_042, { orderSections }), numbers()));
const picks = fc.array(fc.nat(), { maxLength: 30 });

/** Random actors do something that is accepted and wanted, again and again; `each` sees every step. */
function walk(
  order: Order,
  choices: readonly number[],
  wanted: (change: Change) => boolean,
  each: (before: Order, after: Order) => void = () => undefined,
): Order {
  return choices.reduce((current, choice) => {
    const changes = accepted(current, places).filter(wanted);
    const after = changes[choice % Math.max(1, changes.length)]?.order;
    if (!after) return current;
    each(current, after);
    return after;
  }, order);
}

const touched = ({ items, status }: Delivery) => ({ items, status });
const takesNothingAway = ({ events }: Change) => events.every(({ kind }) => kind !== 'itemsCancelled');
const byRateAndReason = ({ taxes }: Pick<Totals, 'taxes'>) =>
  new Map(taxes.map(({ rate, reason, base, amount }) => [`${rate} ${reason}`, { base, amount }]));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function holds(check: (order: Order, choices: readonly number[]) => void, numRuns = 200): void {
  fc.assert(fc.property(orders, picks, check), { numRuns });
}

it('owes what the buyer saw, by rate and reason, through every split, release and step that takes nothing away', () => {
  holds((order, choices) => {
    const seen = orderTotals(order);
    const after = orderTotals(walk(order, choices, takesNothingAway));
    expect({ ...after, taxes: [] }).toEqual({ ...seen, taxes: [] });
    expect(byRateAndReason(after)).toEqual(byRateAndReason(seen));
  });
});

it('shows each delivery a part of what the order owes, whatever was cancelled', () => {
  holds((order, choices) => {
    const after = walk(order, choices, () => true);
    const totals = orderTotals(after);
    const parts = after.deliveries.map(deliveryFigures);
    for (const [kind, { base, amount }] of byRateAndReason(totals)) {
      const rows = parts.map((part) => byRateAndReason(part).get(kind)).filter((row) => row !== undefined);
      expect(sum(rows.map((row) => row.base))).toBe(base);
      expect(sum(rows.map((row) => row.amount))).toBe(amount);
    }
    expect(totals.tax).toBe(sum(totals.taxes.map(({ amount }) => amount)));
    expect(sum(totals.taxes.map(({ base }) => base))).toBe(totals.taxBase);
  });
});

it('never owes more after goods were taken away, and never less than nothing', () => {
  holds((order, choices) => {
    walk(
      order,
      choices,
      () => true,
      (before, after) => {
        const [then, now] = [byRateAndReason(orderTotals(before)), byRateAndReason(orderTotals(after))];
        for (const [kind, { base, amount }] of now) {
          expect(amount).toBeLessThanOrEqual(then.get(kind)?.amount ?? 0);
          if (base === then.get(kind)?.base) expect(amount).toBe(then.get(kind)?.amount);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      },
    );
  });
});

it('charges an undivided delivery what the rate says of the goods that are left', () => {
  const divides = ({ events }: Change) => events.some(({ kind }) => kind === 'split');
  holds((order, choices) => {
    for (const delivery of walk(order, choices, (change) => !divides(change)).deliveries) {
      for (const { base, amount, rate } of deliveryFigures(delivery).taxes) {
        expect(amount).toBe(Math.round((base * Math.round(rate * 10)) / 1000));
      }
    }
  });
});

it('leaves the sections alone that a change is not about', () => {
  holds((order, choices) => {
    walk(
      order,
      choices,
      () => true,
      (before, after) => {
        const sections = new Set(before.deliveries.map((delivery) => sectionOf(before, delivery)));
        for (const section of sections) {
          const of = (order: Order) =>
            order.deliveries.filter((delivery) => sectionOf(order, delivery) === section);
          if (!isDeepStrictEqual(of(before).map(touched), of(after).map(touched))) continue;
          expect(of(after).map(deliveryFigures)).toEqual(of(before).map(deliveryFigures));
        }
      },
    );
  }, 50);
});

it('keeps two lines of one rate apart where their reasons differ', () => {
  const lines = [
    aLine('own', 5, 199, { taxReason: null }),
    aLine('other', 5, 199, { taxReason: 'reducedRate' }),
  ];
  const submission = aSubmission(100_042, { orderSections: [aTaxedSection(lines)] });
  const { taxes } = orderTotals(orderOfSubmission(submission, numbers()));
  expect(taxes).toEqual(submission.orderSections[0]?.taxes);
  expect(taxes.map(({ rate, reason }) => [rate, reason])).toEqual([
    [8.1, null],
    [8.1, 'reducedRate'],
  ]);
});

it('reads what was submitted before lines said why they are taxed so', () => {
  const orderSections = [
    aSection(swissProducer),
    aTaxedSection([aLine('a', 3, 333, { taxReason: 'reducedRate' })]),
  ].map((one) => ({ ...one, items: one.items.map(({ taxReason: _unknown, ...item }) => item) }));
  const submission = aSubmission(100_042, { orderSections });
  const order = orderOfSubmission(submission, numbers());
  expect(order.deliveries.map((delivery) => deliveryFigures(delivery).taxes)).toEqual(
    orderSections.map(({ taxes }) => taxes),
  );
});
