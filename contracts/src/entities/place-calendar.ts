import { z } from 'zod';
import { addDays, dayOf } from '../calendar/index.js';
import { acrossFields } from './rule-across-fields.js';
import { date, localizedText, timeZone } from './values.js';

/** The first and the last day of a time on which a place is closed. */
export const closedPeriod = z.object({ from: date, to: date });
export type ClosedPeriod = z.infer<typeof closedPeriod>;

/** Written like a part of a code of ISO 3166-2. */
export const region = z.string().regex(/^[A-Z]{2}$/);
const weekday = z.int().min(1).max(7);
const cutOff = z.string().regex(/^([01]\d|2[0-3]):[03]0$/);

/** Working days and dispatch times of a place. Absent or null: Monday to Friday, without the holidays of its country. */
export const placeCalendar = z.object({
  /** Canton or German state, for its holidays; null for those of the whole country only. */
  region: region.nullable(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(weekday),
  /** Later orders count for the next working day, on the clock of the place; null for midnight. */
  cutOff: cutOff.nullable(),
  closedPeriods: z.array(closedPeriod),
});
export type PlaceCalendar = z.infer<typeof placeCalendar>;

/** The calendar of a place before its first edit. */
export const usualPlaceCalendar: Readonly<PlaceCalendar> = {
  region: null,
  weekdays: [1, 2, 3, 4, 5],
  cutOff: null,
  closedPeriods: [],
};

/** The furthest a closed day may lie ahead. */
const closedDaysAhead = 3660;

const enteredPeriod = acrossFields(closedPeriod, closedPeriod, ({ from, to }, refuse) => {
  if (to < from) refuse('to', 'PERIOD_REVERSED', { validFrom: from });
  else if (to > addDays(dayOf(new Date()), closedDaysAhead)) refuse('to', 'CLOSED_DAY_TOO_FAR');
});

/** A calendar as it is entered. */
export const placeCalendarData = z.object({
  region: placeCalendar.shape.region,
  weekdays: z
    .array(weekday)
    .min(1, { error: 'WEEKDAYS_REQUIRED' })
    .refine((given) => new Set(given).size === given.length, { error: 'MALFORMED_REQUEST' }),
  cutOff: cutOff.nullable(),
  closedPeriods: z.array(enteredPeriod).max(50),
});
export type PlaceCalendarData = z.infer<typeof placeCalendarData>;

/** A calendar of the coming year, with the holidays among its closed days. */
export const comingCalendar = z.object({
  timeZone,
  weekdays: z.array(weekday),
  closedDays: z.array(date),
  cutOff: cutOff.nullable(),
});
export type ComingCalendar = z.infer<typeof comingCalendar>;

export const holiday = z.object({ day: date, name: localizedText });
export type Holiday = z.infer<typeof holiday>;
