import { makeRoom, refusePeriods } from './periods.js';

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
  expect(makeRoom([period('2026-01-01')], period('2028-03-01'))).toEqual([
    period('2026-01-01', '2028-02-29'),
  ]);
});
