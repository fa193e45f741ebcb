/** The calendar day so many days from now, as `YYYY-MM-DD`: for a row of a service that sends no day yet. */
export function dayIn(days: number, now = new Date()): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}
