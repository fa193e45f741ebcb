import { dayOf } from '@werkbank/contracts/calendar';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import { movedMonths } from '@werkbank/kit/days';
import type { Formats } from '@werkbank/kit/formats';
import { shownBy } from '../../../desk/period';

export interface ExportPeriod {
  dateFrom: string;
  dateTo: string;
}

/** Time zone of the reader, for the days of a report. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const ownToday = (): string => dayOf(new Date(), ownZone());

export function lastThreeMonths(today = ownToday()): ExportPeriod {
  return { dateFrom: movedMonths(today, -3), dateTo: today };
}

export const exportErrors = (
  period: ExportPeriod,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors(
    (entities) => entities.reportPeriod,
    { ...period, zone: ownZone() },
    formats.language,
    labelOf,
    shownBy(formats),
  );
