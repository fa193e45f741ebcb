/** Producers and buyers plan in the calendar of the marketplace's home, wherever the server's clock stands. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Today as `YYYY-MM-DD`. */
export function businessDay(now: Date): string {
  return calendar.format(now);
}

/** The day after today: when goods leave that are on the shelf. */
export function nextBusinessDay(now: Date): string {
  const day = new Date(`${businessDay(now)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
