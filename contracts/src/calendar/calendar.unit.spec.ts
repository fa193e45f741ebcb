import { addDays, dayOf, isTimeZone, startOfDay } from './index.js';

describe('the calendar', () => {
  it('is that of the producers, not that of the server', () => {
    expect(dayOf(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(dayOf(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  });

  it('counts days over the ends of months and changes of the clocks', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });
});

describe('a day somewhere else', () => {
  it.each([
    ['2026-11-22', 'Europe/Zurich', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Zurich', '2026-06-30T22:00:00.000Z'],
    ['2026-11-22', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
    // Where clocks go from midnight to one, the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('is of a time zone that exists', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
