import { movedDays } from '@werkbank/kit/days';

/** Producers and buyers plan in the calendar of the marketplace's home, wherever the browser stands. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Today as `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return calendar.format(now);
}

/** When goods leave that are on the shelf. */
export function dayAfter(day: string): string {
  return movedDays(day, 1);
}
