/** The calendar day so many days from now, as `YYYY-MM-DD`. Lead times count calendar days. */
export function dayIn(days: number, now = new Date()): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}
