import type { RefusalReason } from '../reasons.js';

type ReadDay = { day: string | null } | { reason: RefusalReason };

/** A file has few different days. */
const read = new Map<string, ReadDay>();
const mostKept = 1000;

/** A day as YYYY-MM-DD, null for an end that means none, such as 9999-12-31. */
export function dayOf(sent: string): ReadDay {
  const known = read.get(sent);
  if (known) return known;
  const day = readDay(sent.trim());
  if (read.size < mostKept && sent.length < 40) read.set(sent, day);
  return day;
}

function readDay(text: string): ReadDay {
  if (/^0{4}-?0{2}-?0{2}$|^0$/.test(text)) return { day: null };
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(text);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/.exec(text);
  if (!local) return { reason: 'NotADay' };
  const [first, second] = [Number(local[1]), Number(local[3])];
  const year = Number(local[4]) + (local[4]!.length === 2 ? 2000 : 0);
  // Days with slashes have two orders; with points, the day always comes first.
  if (local[2] !== '.' && first <= 12 && second <= 12 && first !== second)
    return { reason: 'DayTwoReadings' };
  return local[2] !== '.' && second > 12 ? checked(year, first, second) : checked(year, second, first);
}

function checked(
  year: number,
  month: number,
  day: number,
): { day: string | null } | { reason: RefusalReason } {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month > 12 || month < 1 || date.getUTCDate() !== day) return { reason: 'NotADay' };
  if (endless.has(year)) return { day: null };
  if (year < 1990 || year > 2099) return { reason: 'DayOfOtherCalendar' };
  return { day: date.toISOString().slice(0, 10) };
}

/** Years that systems write for the end of time. */
const endless = new Set([2199, 2299, 2999, 3000, 4712, 9998, 9999]);
