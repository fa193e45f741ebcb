import {
  homeTimeZone,
  isWorkingDay,
  NoWorkingDay,
  stockShipmentDay,
  type WorkCalendar,
  workingDayFrom,
} from '@werkbank/contracts/calendar';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { useApiQuery } from '@werkbank/kit/api';
import { useMemo } from 'react';

/** The days of the place from which the goods leave. */
export interface PlaceDays {
  /** The day on which goods leave from stock. */
  readonly fromStock: string;
  /** The next working day, if the place is closed on that day. */
  readonly insteadOf: (day: string) => string | undefined;
}

type Places = CallAnswer<'listProducerDispatchLocations'>;

/** Until the calendar of a place is known. */
const usual: WorkCalendar = {
  timeZone: homeTimeZone,
  weekdays: [1, 2, 3, 4, 5],
  closedDays: new Set(),
  cutOff: null,
};

export function daysOfPlace(places: Places | undefined, placeId: number, now: Date): PlaceDays {
  const coming = places?.find(({ id }) => id === placeId)?.calendar;
  const calendar = coming ? { ...coming, closedDays: new Set(coming.closedDays) } : usual;
  return {
    fromStock: stockShipmentDay(now, calendar),
    insteadOf: (day) => (isWorkingDay(day, calendar) ? undefined : nextWorkingDay(day, calendar)),
  };
}

function nextWorkingDay(day: string, calendar: WorkCalendar): string | undefined {
  try {
    return workingDayFrom(day, calendar);
  } catch (error) {
    if (error instanceof NoWorkingDay) return undefined;
    throw error;
  }
}

/** The days of each place of a producer company. */
export function usePlaceDays(companyId: number): (placeId: number) => PlaceDays {
  const { data } = useApiQuery(
    'listProducerDispatchLocations',
    { params: { companyId } },
    { staleTime: 60_000 },
  );
  return useMemo(() => (placeId) => daysOfPlace(data, placeId, new Date()), [data]);
}
