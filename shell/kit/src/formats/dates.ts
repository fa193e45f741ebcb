function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** "2026-11-21" or a full instant in the form of `dateFormat`, such as DD.MM.YYYY. An instant is shown in local time. */
export function formatDate(iso: string, dateFormat: string): string {
  const [year = '', month = '', day = ''] = dayOf(iso);
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** An instant with hours and minutes, in local time. */
export function formatDateTime(iso: string, dateFormat: string): string {
  const date = new Date(iso);
  return `${formatDate(iso, dateFormat)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Time left until an instant, in whole hours and minutes; zero once it has passed. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number; over: boolean } {
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000);
  if (minutes <= 0) return { hours: 0, minutes: 0, over: true };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, over: false };
}

function dayOf(iso: string): string[] {
  // A date without a time must not go through Date: west of Greenwich it would become the day before.
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso.split('-');
  const date = new Date(iso);
  return [String(date.getFullYear()), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
}
