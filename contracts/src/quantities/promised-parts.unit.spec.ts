import fc from 'fast-check';
import { checkQuantity, promisedParts } from './index.js';

const days = { fromStock: '2026-11-30', byLeadTime: '2027-01-12' };
const units = (quantityInterval: number) => ({
  orderUnit: 'C62',
  contentUnit: null,
  contentQuantity: null,
  minQuantity: quantityInterval,
  quantityInterval,
});

describe('the parts of a line that are promised', () => {
  it.each([
    ['all from stock', 20, 20, 1, [[20, '2026-11-30', true]]],
    ['nothing from an empty stock', 20, 0, 1, [[20, '2027-01-12', false]]],
    [
      'what is there, and the rest',
      20,
      5,
      1,
      [
        [5, '2026-11-30', true],
        [15, '2027-01-12', false],
      ],
    ],
    [
      'whole intervals only',
      20,
      9,
      5,
      [
        [5, '2026-11-30', true],
        [15, '2027-01-12', false],
      ],
    ],
    ['no part below an interval', 20, 4, 5, [[20, '2027-01-12', false]]],
  ])('%s', (_, quantity, stockLevel, interval, expected) => {
    const parts = promisedParts({ quantity, stockLevel, orderUnits: units(interval) }, days);
    expect(
      parts.map((part) => [part.quantity, part.plannedShipmentDate, part.plannedShipmentFromStock]),
    ).toEqual(expected);
  });

  it('leave together if the lead time is no longer than the way from stock', () => {
    const parts = promisedParts({ quantity: 20, stockLevel: 5 }, { ...days, byLeadTime: days.fromStock });
    expect(parts).toEqual([
      { quantity: 20, plannedShipmentDate: days.fromStock, plannedShipmentFromStock: false },
    ]);
  });

  it('add up to the quantity, take no more than the stock, and leave in the order of their days', () => {
    const line = fc.record({
      steps: fc.integer({ min: 1, max: 500 }),
      interval: fc.integer({ min: 1, max: 20 }),
      stockLevel: fc.integer({ min: 0, max: 10_000 }),
      day: fc.integer({ min: 10, max: 28 }),
    });
    fc.assert(
      fc.property(line, ({ steps, interval, stockLevel, day }) => {
        const quantity = steps * interval;
        const orderUnits = units(interval);
        const byLeadTime = `2026-12-${day}`;
        const parts = promisedParts({ quantity, stockLevel, orderUnits }, { ...days, byLeadTime });
        expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        for (const part of parts) {
          expect(checkQuantity(part.quantity, orderUnits)).toBeNull();
          if (part.plannedShipmentFromStock) expect(part.quantity).toBeLessThanOrEqual(stockLevel);
        }
        const dates = parts.map((part) => part.plannedShipmentDate);
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
    );
  });
});
