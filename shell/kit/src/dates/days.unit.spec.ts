import { movedDays, movedMonths, today, weekdayOf, weeksOf } from './days';

describe('days of the calendar', () => {
  it('follow one another over months, years and leap days', () => {
    expect(movedDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(movedDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(movedDays('2024-02-28', 1)).toBe('2024-02-29');
  });

  it('keep their number in another month, or are its last', () => {
    expect(movedMonths('2026-11-21', 1)).toBe('2026-12-21');
    expect(movedMonths('2026-12-21', 1)).toBe('2027-01-21');
    expect(movedMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(movedMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('end where four digits end', () => {
    expect(movedDays('9999-12-31', 7)).toBe('9999-12-31');
    expect(movedMonths('9999-12-31', 12)).toBe('9999-12-31');
    expect(movedDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(movedMonths('0001-01-01', -1)).toBe('0001-01-01');
  });

  it('lie in weeks that begin on Monday', () => {
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
    const weeks = weeksOf('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.indexOf('2026-11-01')).toBe(6);
    expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
    expect(weeks[4]).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  it('are those of the month also in the first and in a leap year', () => {
    expect(weeksOf('2024-02-01').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('0004-02-01').flat().filter(Boolean)).toHaveLength(29);
  });
});

it('takes the day of the marketplace for today, by which prices and rates go, wherever the browser stands', () => {
  expect(today(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
});
