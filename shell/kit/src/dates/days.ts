import { dayOf } from '@werkbank/contracts/calendar';

/** Days are texts, `YYYY-MM-DD`: they compare as they stand, and no time zone moves them. */
export const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';
const dayMs = 86_400_000;

/** Today for prices, rates and deliveries: the day of the marketplace's home, wherever the browser is. */
export function today(now: Date = new Date()): string {
  return dayOf(now);
}

/** The nearest day within the limits. */
export function within(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}

/** A day to give as an example: today, or the next to it that the limits allow. */
export function exampleWithin(min = firstDay, max = lastDay): string {
  return within(today(), min, max);
}

export function movedDays(day: string, days: number): string {
  const time = timeOf(day) + days * dayMs;
  return dayAt(Math.min(Math.max(time, timeOf(firstDay)), timeOf(lastDay)));
}

/** The same day of another month, or its last one if it is shorter. */
export function movedMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const month0 = Math.min(Math.max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11);
  const first = `${String(Math.floor(month0 / 12)).padStart(4, '0')}-${twoDigits((month0 % 12) + 1)}-01`;
  return `${first.slice(0, 8)}${twoDigits(Math.min(date, daysOfMonth(first)))}`;
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** The month of a day in six weeks from Monday, so that the calendar keeps its height. Places of other months are empty. */
export function weeksOf(day: string): (string | undefined)[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = weekdayOf(first);
  const count = daysOfMonth(first);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= count ? `${day.slice(0, 8)}${twoDigits(date)}` : undefined;
    }),
  );
}

/** The day as a moment of UTC, to count with and for `Intl`. */
export function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function daysOfMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
