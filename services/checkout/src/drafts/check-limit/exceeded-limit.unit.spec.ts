import fc from 'fast-check';
import { exceededLimit } from './exceeded-limit.js';

const limit = { currency: 'CHF', perOrder: 50_000, perMonth: 100_000, approverId: null };
const chf = (amount: number) => ({ amount, currency: 'CHF' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const none = { spent: [], exchangeRatios: {} };

describe('a limit', () => {
  it('is exceeded by a cent more, not by its amount', () => {
    expect(exceededLimit({ limit, order: chf(50_000), ...none })).toBeUndefined();
    expect(exceededLimit({ limit, order: chf(50_001), ...none })).toBe('PerOrder');
  });

  it('of a month counts what was ordered before', () => {
    const spent = [chf(30_000), chf(40_000)];
    expect(exceededLimit({ limit, order: chf(30_000), spent, exchangeRatios: {} })).toBeUndefined();
    expect(exceededLimit({ limit, order: chf(30_001), spent, exchangeRatios: {} })).toBe('PerMonth');
  });

  it('is converted into the currency of the order', () => {
    // CHF 500 are EUR 550.
    const exchangeRatios = { CHF: '1.1' };
    expect(exceededLimit({ limit, order: eur(55_000), spent: [], exchangeRatios })).toBeUndefined();
    expect(exceededLimit({ limit, order: eur(55_001), spent: [], exchangeRatios })).toBe('PerOrder');
    const spent = [chf(50_000), eur(30_000)];
    expect(exceededLimit({ limit, order: eur(25_000), spent, exchangeRatios })).toBeUndefined();
    expect(exceededLimit({ limit, order: eur(25_001), spent, exchangeRatios })).toBe('PerMonth');
  });

  it('counts as exceeded if its currency or a spent one has no exchange ratio', () => {
    expect(exceededLimit({ limit, order: eur(1), ...none })).toBe('PerOrder');
    expect(exceededLimit({ limit, order: chf(1), spent: [eur(1)], exchangeRatios: {} })).toBe('PerMonth');
  });

  it.each([
    ['order', { perOrder: null }, undefined],
    ['month', { perMonth: null }, 'PerOrder'],
  ] as const)('per %s does not apply if it is not set', (_, change, expected) => {
    const order = chf(expected === undefined ? 100_000 : 100_001);
    expect(exceededLimit({ limit: { ...limit, ...change }, order, ...none })).toBe(expected);
  });

  it('is not gone around by several small orders', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 20 }), (amounts) => {
        const placed: number[] = [];
        for (const amount of amounts)
          if (!exceededLimit({ limit, order: chf(amount), spent: placed.map(chf), exchangeRatios: {} }))
            placed.push(amount);
        expect(Math.max(0, ...placed)).toBeLessThanOrEqual(limit.perOrder);
        expect(placed.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(limit.perMonth);
      }),
    );
  });
});
