import { addDays, dayOf, longestClosure, longestClosureFrom } from '@werkbank/contracts/calendar';
import type { PlaceCalendar } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { regionsOf } from '@werkbank/contracts/localization';
import { calendarOf } from '@werkbank/platform/working-days';

/** Refuses a calendar with a region of another country, or with a year without a working day. */
export function refuseCalendar(
  { country, calendar }: { country: string; calendar: PlaceCalendar },
  now: Date,
): Refusal | undefined {
  const { region, closedPeriods } = calendar;
  if (region !== null && !regionsOf(country).includes(region)) {
    return refuse('REGION_OF_OTHER_COUNTRY', { field: 'region' });
  }
  const working = calendarOf({ country, calendar });
  const today = dayOf(now, working.timeZone);
  const last = closedPeriods.reduce((latest, { to }) => (to > latest ? to : latest), addDays(today, 1));
  const { days } = longestClosureFrom(today, last, working);
  return days >= longestClosure ? refuse('NO_WORKING_DAY', { field: 'closedPeriods' }) : undefined;
}
