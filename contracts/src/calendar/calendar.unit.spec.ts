import { addDays, clockIn, dayOf, isTimeZone, startOfDay } from './index.js';

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
    // In zones whose clocks jump from midnight to one, the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('is of a time zone that exists', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});

describe('a clock somewhere else', () => {
  const shown = (zone: string, instants: string[]) => {
    const clock = clockIn(zone);
    return instants.map((instant) => clock(new Date(instant)).toISOString());
  };

  it('is put forward and back with those who live there', () => {
    const zurich = [
      '2026-03-29T00:59:59.999Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:59:59Z',
      '2026-10-25T01:00:00Z',
    ];
    expect(shown('Europe/Zurich', zurich)).toEqual([
      '2026-03-29T01:59:59.999Z',
      '2026-03-29T03:00:00.000Z',
      '2026-10-25T02:59:59.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
    expect(shown('Asia/Kathmandu', ['2026-01-01T00:00:00Z'])).toEqual(['2026-01-01T05:45:00.000Z']);
  });

  it('is on another day', () => {
    expect(dayOf(new Date('2026-11-22T23:30:00Z'), 'Europe/Zurich')).toBe('2026-11-23');
    expect(dayOf(new Date('2026-11-22T23:30:00Z'), 'America/New_York')).toBe('2026-11-22');
  });
});
