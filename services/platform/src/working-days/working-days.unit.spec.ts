import { isWorkingDay, shipmentDay } from '@werkbank/contracts/calendar';
import { usualPlaceCalendar } from '@werkbank/contracts/entities';
import { regionsOf } from '@werkbank/contracts/localization';
import { calendarOf, comingCalendarOf, holidaysOf } from './index.js';

const zurich = { ...usualPlaceCalendar, region: 'ZH' };

describe('public holidays', () => {
  it.each([
    ['CH', null, '2026-08-01', true],
    // Epiphany is one in Ticino, and none in Zurich.
    ['CH', 'TI', '2027-01-06', true],
    ['CH', 'ZH', '2027-01-06', false],
    // Corpus Christi is one in Bavaria, and none in Berlin.
    ['DE', 'BY', '2027-05-27', true],
    ['DE', 'BE', '2027-05-27', false],
    ['DE', null, '2026-10-03', true],
    ['LI', null, '2026-12-08', true],
    ['XX', null, '2026-12-25', false],
  ])('of %s %s on %s: %s', (country, region, day, expected) => {
    expect(holidaysOf(country, region).has(day)).toBe(expected);
  });

  it('have names in both languages over the turn of a year, in their order', () => {
    expect(holidaysOf('CH', 'ZH').between('2026-12-25', '2027-01-01')).toEqual([
      { day: '2026-12-25', name: expect.objectContaining({ en: 'Christmas Day' }) },
      { day: '2026-12-26', name: { de: expect.any(String), en: expect.any(String) } },
      { day: '2027-01-01', name: { de: 'Neujahr', en: "New Year's Day" } },
    ]);
  });

  it.each(['CH', 'DE'])('of each region of %s are those of the country and more', (country) => {
    const days = (region: string | null) =>
      holidaysOf(country, region)
        .between('2027-01-01', '2027-12-31')
        .map(({ day }) => day);
    for (const region of regionsOf(country)) {
      expect(days(region).length).toBeGreaterThanOrEqual(6);
      expect(days(region)).toEqual(expect.arrayContaining(['2027-01-01', '2027-12-25']));
    }
  });
});

describe('the calendar of a place', () => {
  it('is Monday to Friday without the holidays of its country, until it has one of its own', () => {
    const usual = calendarOf({ country: 'DE' });
    const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'];
    expect(days.map((day) => isWorkingDay(day, usual))).toEqual([true, true, false, false, true]);
  });

  it('leaves out its own closed days', () => {
    const calendar = { ...zurich, closedPeriods: [{ from: '2026-12-24', to: '2027-01-03' }] };
    const order = new Date('2026-12-23T09:00:00Z');
    expect(shipmentDay(order, 1, calendarOf({ country: 'CH', calendar }))).toBe('2027-01-04');
    expect(shipmentDay(order, 1, calendarOf({ country: 'CH', calendar: zurich }))).toBe('2026-12-24');
  });

  it('takes orders until the cut-off time on the clock of the place', () => {
    const until14 = calendarOf({ country: 'CH', calendar: { ...zurich, cutOff: '14:00' } });
    const sent = ['2026-11-30T12:59:59Z', '2026-11-30T13:00:00Z'].map((at) =>
      shipmentDay(new Date(at), 1, until14),
    );
    expect(sent).toEqual(['2026-12-01', '2026-12-02']);
  });

  it('shows all closed days of the coming year', () => {
    const coming = comingCalendarOf({ country: 'CH', calendar: zurich }, new Date('2026-11-30T09:00:00Z'));
    expect(coming).toMatchObject({ timeZone: 'Europe/Zurich', weekdays: [1, 2, 3, 4, 5], cutOff: null });
    expect(coming.closedDays).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01', '2027-08-01']));
  });
});
