/**
 * Producers and buyers plan in the calendar of the marketplace's home, wherever a server's clock stands. Days are text,
 * `YYYY-MM-DD`.
 */
const home = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The calendar day of an instant. */
export function dayOf(instant: Date): string {
  return home.format(instant);
}

/** A day some days later. Days are counted on the calendar, so a change of the clocks makes no difference. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days lie between two days; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
