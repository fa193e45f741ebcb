import type { Language } from '@werkbank/contracts/limits';

const join: Readonly<Record<Language, string>> = { de: '.', en: '/' };

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** "2026-11-21" or a full instant → 21.11.2026 in German, 21/11/2026 in English. An instant is shown in local time. */
export function formatDate(iso: string, language: Language): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  // A date without a time must not go through Date: west of Greenwich it would become the day before.
  if (day) return [day[3], day[2], day[1]].join(join[language]);
  const date = new Date(iso);
  return [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join(join[language]);
}

/** An instant with hours and minutes, in local time. */
export function formatDateTime(iso: string, language: Language): string {
  const date = new Date(iso);
  return `${formatDate(iso, language)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** What is left until an instant, in whole hours and minutes; zero once it has passed. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number; over: boolean } {
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000);
  if (minutes <= 0) return { hours: 0, minutes: 0, over: true };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, over: false };
}
