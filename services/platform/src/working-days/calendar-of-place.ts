import {
  addDays,
  type ClosedDays,
  dayOf,
  homeTimeZone,
  type WorkCalendar,
} from '@werkbank/contracts/calendar';
import { type ComingCalendar, type PlaceCalendar, usualPlaceCalendar } from '@werkbank/contracts/entities';
import { PublicHolidays } from './public-holidays.js';

/** A place, with its calendar if it has one. */
export interface Place {
  country: string;
  calendar?: PlaceCalendar | null | undefined;
}

const known = new Map<string, PublicHolidays>();

/** Public holidays of a country, and of a canton or German state if one is given. */
export function holidaysOf(country: string, region: string | null): PublicHolidays {
  const key = `${country} ${region ?? ''}`;
  const holidays = known.get(key) ?? new PublicHolidays(country, region);
  known.set(key, holidays);
  return holidays;
}

const timeZones: Readonly<Record<string, string>> = {
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  AT: 'Europe/Vienna',
};

/** Working days of a place. Places of other countries use the time of the marketplace's home. */
export function calendarOf({ country, calendar }: Place): WorkCalendar {
  const { region, weekdays, cutOff, closedPeriods } = calendar ?? usualPlaceCalendar;
  const holidays = holidaysOf(country, region);
  const closedDays: ClosedDays = {
    has: (day) => closedPeriods.some(({ from, to }) => day >= from && day <= to) || holidays.has(day),
  };
  return { timeZone: timeZones[country] ?? homeTimeZone, weekdays, closedDays, cutOff };
}

const comingDays = 366;

/** The calendar of the coming year with all closed days, for readers without the rules of holidays. */
export function comingCalendarOf(place: Place, now: Date): ComingCalendar {
  const { timeZone, weekdays, closedDays, cutOff } = calendarOf(place);
  const today = dayOf(now, timeZone);
  const days = Array.from({ length: comingDays }, (_, later) => addDays(today, later));
  return { timeZone, weekdays: [...weekdays], closedDays: days.filter((day) => closedDays.has(day)), cutOff };
}
