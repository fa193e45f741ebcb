import { addDays, clockIn, daysBetween } from './days.js';

/** Days on which a place is closed; a set of days is one. */
export interface ClosedDays {
  has(day: string): boolean;
}

/** On which days a place works. */
export interface WorkingDays {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** Holidays and own closed days. */
  readonly closedDays: ClosedDays;
}

/** Working days and dispatch times of a place. */
export interface WorkCalendar extends WorkingDays {
  /** IANA name of the place's time zone. */
  readonly timeZone: string;
  /** Later orders count for the next working day; `HH:MM` on the clock of the place, null for midnight. */
  readonly cutOff: string | null;
}

/** Cut-offs are at full and half hours, so in every time zone the day of an order changes at quarters of an hour only. */
export const cutOffMinutes = 15;

/** A place without a working day for so many days has none. */
export const longestClosure = 366;

export class NoWorkingDay extends Error {
  override readonly name = 'NoWorkingDay';
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const isWorkingDay = (day: string, { weekdays, closedDays }: WorkingDays): boolean =>
  weekdays.includes(weekdayOf(day)) && !closedDays.has(day);

/** The day itself if the place works, else the next one on which it does. Throws `NoWorkingDay` past the longest closure. */
export function workingDayFrom(day: string, calendar: WorkingDays): string {
  for (let later = 0; later < longestClosure; later++) {
    const candidate = addDays(day, later);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  throw new NoWorkingDay(`No working day in the ${longestClosure} days from ${day}`);
}

/** The working day that is so many working days later; with 0 the day itself or the next working day. */
export function addWorkingDays(day: string, days: number, calendar: WorkingDays): string {
  let found = workingDayFrom(day, calendar);
  for (let left = days; left > 0; left--) found = workingDayFrom(addDays(found, 1), calendar);
  return found;
}

/** The day for which an order of now counts: today until the cut-off time, the next working day after it. */
export function orderDay(now: Date, calendar: WorkCalendar): string {
  const clock = clockIn(calendar.timeZone)(now).toISOString();
  const [today, time] = [clock.slice(0, 10), clock.slice(11, 16)];
  const isLate = calendar.cutOff !== null && time >= calendar.cutOff;
  return workingDayFrom(isLate ? addDays(today, 1) : today, calendar);
}

/** The day on which goods leave that take so many working days. */
export const shipmentDay = (now: Date, workingDays: number, calendar: WorkCalendar): string =>
  addWorkingDays(orderDay(now, calendar), workingDays, calendar);

/** The day on which goods on stock leave: the working day after that of the order. */
export const stockShipmentDay = (now: Date, calendar: WorkCalendar): string => shipmentDay(now, 1, calendar);

/** The longest time without a working day that begins between two days, both included: its first day and its length. */
export function longestClosureFrom(
  first: string,
  last: string,
  calendar: WorkingDays,
): { first: string; days: number } {
  let longest = { first, days: 0 };
  let begun = first;
  const end = addDays(last, longestClosure);
  for (let day = first; day <= end; day = addDays(day, 1)) {
    if (isWorkingDay(day, calendar)) begun = addDays(day, 1);
    else if (begun <= last && daysBetween(begun, day) + 1 > longest.days)
      longest = { first: begun, days: daysBetween(begun, day) + 1 };
  }
  return longest;
}
