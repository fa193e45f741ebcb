import fc from 'fast-check';
import {
  addDays,
  addWorkingDays,
  cutOffMinutes,
  dayOf,
  daysBetween,
  isWorkingDay,
  longestClosure,
  longestClosureFrom,
  NoWorkingDay,
  orderDay,
  shipmentDay,
  type WorkCalendar,
  workingDayFrom,
} from './index.js';

const zurich: WorkCalendar = {
  timeZone: 'Europe/Zurich',
  weekdays: [1, 2, 3, 4, 5],
  closedDays: new Set(['2026-12-25', '2026-12-28', '2027-01-01']),
  cutOff: '14:00',
};

it.each([
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Monday', '2026-11-30', '2026-11-30'],
  ['holidays around a weekend', '2026-12-25', '2026-12-29'],
])('works from %s', (_what, day, expected) => {
  expect(workingDayFrom(day, zurich)).toBe(expected);
});

it.each([
  [0, '2026-12-24', '2026-12-24'],
  [1, '2026-12-24', '2026-12-29'],
  [3, '2026-12-24', '2026-12-31'],
  [4, '2026-12-24', '2027-01-04'],
  [1, '2026-11-28', '2026-12-01'],
])('counts %d working days from %s', (days, from, expected) => {
  expect(addWorkingDays(from, days, zurich)).toBe(expected);
});

it.each([
  ['before the cut-off', '2026-11-30T12:59:00Z', '2026-11-30'],
  ['at the cut-off', '2026-11-30T13:00:00Z', '2026-12-01'],
  ['past midnight there, before it in UTC', '2026-11-30T23:30:00Z', '2026-12-01'],
  ['on a Sunday', '2026-11-29T08:00:00Z', '2026-11-30'],
])('takes an order %s', (_what, instant, expected) => {
  expect(orderDay(new Date(instant), zurich)).toBe(expected);
});

it('sends from stock a working day later', () => {
  expect(shipmentDay(new Date('2026-11-27T15:00:00Z'), 1, zurich)).toBe('2026-12-01');
});

it('refuses a year without a working day', () => {
  const never = { ...zurich, weekdays: [] };
  expect(() => workingDayFrom('2026-11-30', never)).toThrow(NoWorkingDay);
});

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
const zones = ['Europe/Zurich', 'Europe/Berlin', 'UTC', 'America/New_York', 'Asia/Kathmandu'];
const calendar = fc.record({
  timeZone: fc.constantFrom(...zones),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  closedDays: fc.uniqueArray(day, { maxLength: 20 }).map((days) => new Set(days)),
  cutOff: fc.constantFrom(null, '00:30', '12:00', '23:30'),
});
const workingDays = fc.integer({ min: 0, max: 30 });
const instant = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2034-01-01') })
  .map((time) => new Date(time));

it('ends on a working day, and passes each in between once', () => {
  fc.assert(
    fc.property(day, workingDays, calendar, (from, days, own) => {
      const end = addWorkingDays(from, days, own);
      expect(isWorkingDay(end, own)).toBe(true);
      const passed = Array.from({ length: daysBetween(from, end) }, (_, later) => addDays(from, later));
      expect(passed.filter((one) => isWorkingDay(one, own))).toHaveLength(days);
    }),
  );
});

it('sends on a working day, never before the day of the order, and never earlier for a later order or more days', () => {
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 0, max: 9 * 86_400_000 }),
      workingDays,
      calendar,
      (now, wait, days, own) => {
        const end = shipmentDay(now, days, own);
        expect(isWorkingDay(end, own)).toBe(true);
        expect(end >= dayOf(now, own.timeZone)).toBe(true);
        expect(shipmentDay(now, days + 1, own) > end).toBe(true);
        expect(shipmentDay(new Date(now.getTime() + wait), days, own) >= end).toBe(true);
      },
    ),
  );
});

it('counts an order for another day only at quarters of an hour', () => {
  fc.assert(
    fc.property(instant, calendar, (now, own) => {
      const quarter = cutOffMinutes * 60_000;
      const begun = new Date(Math.floor(now.getTime() / quarter) * quarter);
      expect(orderDay(now, own)).toBe(orderDay(begun, own));
    }),
  );
});

it.each([
  ['the day before clocks go forward', '2026-03-28T12:59:59Z', '2026-03-30'],
  ['the cut-off after clocks went forward', '2026-03-30T11:59:59Z', '2026-03-30'],
  ['the end of the cut-off after clocks went forward', '2026-03-30T12:00:00Z', '2026-03-31'],
  ['the end of the cut-off after clocks went back', '2026-10-26T13:00:00Z', '2026-10-27'],
  ['the last minute of a year', '2026-12-31T22:59:00Z', '2027-01-04'],
])('takes an order at %s', (_what, at, expected) => {
  expect(orderDay(new Date(at), zurich)).toBe(expected);
});

describe('the longest closure', () => {
  const closure = (closedDays: string[], weekdays = [1, 2, 3, 4, 5]) =>
    longestClosureFrom('2026-11-30', '2027-01-31', { weekdays, closedDays: new Set(closedDays) });
  const year = Array.from({ length: 366 }, (_, later) => addDays('2027-01-01', later));

  it('is a weekend where a place has no closed days', () => {
    expect(closure([])).toEqual({ first: '2026-12-05', days: 2 });
  });

  it('is a year where each day of it is closed', () => {
    expect(closure(year)).toEqual({ first: '2027-01-01', days: 366 + 1 });
  });

  it('is as long where the only weekday is closed', () => {
    expect(closure(year, [3]).days).toBeGreaterThanOrEqual(longestClosure);
  });

  it('is shorter than the one past which no working day is found', () => {
    fc.assert(
      fc.property(calendar, (own) => {
        const found = longestClosureFrom('2026-11-30', '2027-06-01', own);
        expect(found.days < longestClosure).toBe(true);
        expect(() => workingDayFrom('2027-06-01', own)).not.toThrow();
      }),
    );
  });
});
