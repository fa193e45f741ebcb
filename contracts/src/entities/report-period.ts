import { z } from 'zod';
import { dayOf, homeTimeZone } from '../calendar/index.js';
import { acrossFields } from './rule-across-fields.js';
import { date, timeZone } from './values.js';

const days = z.object({
  dateFrom: date,
  dateTo: date,
  /** Time zone of the days: the reader's, by its IANA name. */
  zone: timeZone.default(homeTimeZone),
});
const oneDay = z.object({
  dateFrom: date.optional().catch(undefined),
  dateTo: date.optional().catch(undefined),
  zone: timeZone.default(homeTimeZone),
});

/** Which days a report is about, the last one included. */
export const reportPeriod = acrossFields(days, oneDay, ({ dateFrom, dateTo, zone }, refuse) => {
  const today = dayOf(new Date(), zone);
  if (dateFrom !== undefined && dateFrom > today) refuse('dateFrom', 'DATE_IN_FUTURE');
  if (dateTo !== undefined && dateTo > today) refuse('dateTo', 'DATE_IN_FUTURE');
  if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom)
    refuse('dateTo', 'PERIOD_REVERSED', { validFrom: dateFrom });
});
export type ReportPeriod = z.infer<typeof reportPeriod>;
