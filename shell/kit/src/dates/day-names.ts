import type { Language } from '@werkbank/contracts/localization';
import { timeOf } from './days';

/** A Monday; the weeks of all our languages begin there. */
const someMonday = '2026-11-16';

/** "November 2026" */
export function monthName(day: string, language: Language): string {
  return named(day, language, { month: 'long', year: 'numeric' });
}

/** "Samstag, 21. November 2026" */
export function dayName(day: string, language: Language): string {
  return named(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

export function weekdayNames(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = `${someMonday.slice(0, 8)}${Number(someMonday.slice(8)) + index}`;
    return {
      short: named(day, language, { weekday: 'short' }),
      long: named(day, language, { weekday: 'long' }),
    };
  });
}

function named(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(timeOf(day));
}
