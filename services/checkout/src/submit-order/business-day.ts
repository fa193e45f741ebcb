/** Catalog promises dates in the calendar of the marketplace's home, so days are counted in the same one here. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day of a moment as `YYYY-MM-DD`. */
export function businessDay(moment: Date): string {
  return calendar.format(moment);
}
