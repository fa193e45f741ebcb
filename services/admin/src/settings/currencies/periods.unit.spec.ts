import fc from 'fast-check';
import { dayBefore, makeWay, type Period, refuseChange, refusePeriods, without } from './periods.js';

const period = (validFrom: string, validTo = '9999-12-31') => ({ validFrom, validTo });

it('takes rates that follow each other without end', () => {
  expect(refusePeriods([])).toBeUndefined();
  expect(refusePeriods([period('2026-03-01'), period('2026-01-01', '2026-02-28')])).toBeUndefined();
});

it.each([
  ['overlap by a day', [period('2026-01-01', '2026-03-01'), period('2026-03-01')], 'EXCHANGE_RATE_OVERLAP'],
  ['are both open', [period('2026-01-01'), period('2026-03-01')], 'EXCHANGE_RATE_OVERLAP'],
  ['begin on the same day', [period('2026-01-01'), period('2026-01-01')], 'EXCHANGE_RATE_OVERLAP'],
  ['leave a day out', [period('2026-01-01', '2026-02-27'), period('2026-03-01')], 'EXCHANGE_RATE_GAP'],
  ['end', [period('2026-01-01', '2026-12-31')], 'EXCHANGE_RATE_GAP'],
])('refuses rates that %s', (_, periods, refusal) => {
  expect(refusePeriods(periods)).toBe(refusal);
});

it('ends the open rate the day before the next one', () => {
  expect(makeWay([period('2026-01-01')], period('2028-03-01'))).toEqual([period('2026-01-01', '2028-02-29')]);
});

describe('whatever an admin does to the rates of a pair', () => {
  const today = '2026-11-21';
  const day = fc.integer({ min: -60, max: 60 }).map((days) => {
    const date = new Date(`${today}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  });
  const given = fc
    .tuple(day, fc.oneof(day, fc.constant('9999-12-31')))
    .filter(([from, to]) => from <= to)
    .map(([from, to]) => period(from, to));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), next: given, at: fc.nat() }),
    fc.record({ kind: fc.constant('change' as const), next: given, at: fc.nat() }),
    fc.record({ kind: fc.constant('remove' as const), next: given, at: fc.nat() }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  const taken = (rates: Period[], { kind, next, at }: Step): Period[] => {
    if (kind === 'add') return [...makeWay(rates, next), next];
    const one = rates[at % rates.length];
    if (!one) return rates;
    return kind === 'remove' ? without(rates, one) : rates.map((rate) => (rate === one ? next : rate));
  };

  it('leaves one rate on every day from today on, once there is one today', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let rates = [period('2026-01-01', '2026-11-30'), period('2026-12-01')];
        for (const one of steps) {
          const next = taken(rates, one);
          if (refuseChange(rates, next, today)) continue;
          rates = next.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
        }
        expect(rates.at(-1)?.validTo).toBe('9999-12-31');
        expect(rates[0] && rates[0].validFrom <= today).toBe(true);
        for (const [index, rate] of rates.entries()) {
          const following = rates[index + 1];
          if (following) expect(rate.validTo).toBe(dayBefore(following.validFrom));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('allows the first rate of a pair to begin later', () => {
    expect(refuseChange([], [period('2027-01-01')], today)).toBeUndefined();
  });
});
