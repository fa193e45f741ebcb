import type { EditableAddress, PlaceCalendarData } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';

/** A time on which the place is closed, as it is typed; the key stays with its row. */
export interface PeriodValues {
  key: number;
  from: string;
  to: string;
}

export interface CalendarValues {
  region: string;
  weekdays: readonly string[];
  cutOff: string;
  closedPeriods: readonly PeriodValues[];
}

const mondayToFriday = ['1', '2', '3', '4', '5'];

export function calendarValues({ calendar }: Pick<EditableAddress, 'calendar'>): CalendarValues {
  return {
    region: calendar?.region ?? '',
    weekdays: calendar?.weekdays.map(String) ?? mondayToFriday,
    cutOff: calendar?.cutOff ?? '',
    closedPeriods: (calendar?.closedPeriods ?? []).map((period, key) => ({ ...period, key })),
  };
}

export function newPeriod(periods: readonly PeriodValues[]): PeriodValues {
  return { key: Math.max(-1, ...periods.map(({ key }) => key)) + 1, from: '', to: '' };
}

/** A single day needs no end. */
export function calendarOf(values: CalendarValues): PlaceCalendarData {
  return {
    region: textOrNull(values.region),
    weekdays: values.weekdays.map(Number).sort((one, other) => one - other),
    cutOff: textOrNull(values.cutOff),
    closedPeriods: values.closedPeriods.map(({ from, to }) => ({ from, to: to === '' ? from : to })),
  };
}

interface Words {
  language: Language;
  labelOf: (field: string) => string;
  shown: (value: string | number) => string | number;
}

export function calendarErrors(
  values: CalendarValues,
  { language, labelOf, shown }: Words,
): Promise<ErrorsByField> {
  return contractErrors(
    (entities) => entities.placeCalendarData,
    calendarOf(values),
    language,
    labelOf,
    shown,
  );
}

/** Half hours of the day but midnight, `HH:MM`. */
export const cutOffTimes: readonly string[] = Array.from({ length: 47 }, (_, index) => {
  const hour = String(Math.floor((index + 1) / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '30' : '00'}`;
});
