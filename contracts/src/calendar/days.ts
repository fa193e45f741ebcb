import { orderFactLimits } from '../limits/index.js';

/**
 * Producers and buyers plan in the calendar of the marketplace's home, wherever a server's clock stands. Days are text,
 * `YYYY-MM-DD`.
 */
export const homeTimeZone = 'Europe/Berlin';

/** Callers may write the name of a time zone in upper and lower case. */
const mostKept = 200;

/** Makes a value once for each time zone: a format takes much longer to make than to use. */
function onceByZone<T>(make: (timeZone: string) => T): (timeZone: string) => T {
  const kept = new Map<string, T>();
  return (timeZone) => {
    const known = kept.get(timeZone);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const made = make(timeZone);
    kept.set(timeZone, made);
    return made;
  };
}

const dayFormat = onceByZone((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The calendar day of an instant, at home or somewhere else. */
export function dayOf(instant: Date, timeZone = homeTimeZone): string {
  return dayFormat(timeZone).format(instant);
}

/** A day some days later. Days are counted on the calendar, so a change of the clocks makes no difference. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days that a buyer may wish for with an order placed now, both included. */
export function wishedDays(now: Date): { first: string; last: string } {
  const first = dayOf(now);
  return { first, last: addDays(first, orderFactLimits.wishedDays) };
}

/** How many days lie between two days; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whether a time zone exists, by its IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const minute = 60_000;
/** No place is further from Greenwich. */
const furthest = 15 * 60;

/** The instant at which a day begins somewhere; clocks that change at midnight have it begin at one. */
export function startOfDay(day: string, timeZone: string): Date {
  const there = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [-furthest, furthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (there.format(midnight + middle * minute) < day) before = middle;
    else after = middle;
  }
  return new Date(midnight + after * minute);
}

const quarter = 15 * minute;

/**
 * Local time of a zone at an instant, as if it were UTC. Offsets change at quarters of an hour only, so close instants share
 * one computation.
 */
export const clockIn = onceByZone((timeZone): ((instant: Date) => Date) => {
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  let known = { quarter: Number.NaN, ahead: 0 };
  return (instant) => {
    const time = instant.getTime();
    const begun = Math.floor(time / quarter) * quarter;
    if (begun !== known.quarter) {
      const shown = Date.parse(`${there.format(begun).replace(' ', 'T')}Z`);
      known = { quarter: begun, ahead: shown - begun };
    }
    return new Date(time + known.ahead);
  };
});
