import { dayIn } from './day-in';

it('counts days on the calendar, over the end of a month and of summer time', () => {
  expect(dayIn(8, new Date(2026, 9, 24, 23, 30))).toBe('2026-11-01');
  expect(dayIn(0, new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
});
