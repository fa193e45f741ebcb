import { businessDay } from './business-day.js';

it.each([
  ['2026-01-31T22:59:00Z', '2026-01-31'],
  ['2026-01-31T23:01:00Z', '2026-02-01'],
  ['2026-07-31T22:01:00Z', '2026-08-01'],
])('of %s begins at midnight where the producers are', (moment, day) => {
  expect(businessDay(new Date(moment))).toBe(day);
});
