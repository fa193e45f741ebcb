const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The calendar day, YYYY-MM-DD, where the producers are. */
export function dayOf(now: Date): string {
  return berlin.format(now);
}

/** A day some days later. Days are counted on the calendar, so a change of the clocks makes no difference. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
