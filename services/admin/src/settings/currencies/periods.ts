import { openEndedDate } from '@werkbank/contracts/limits';

export interface Period {
  validFrom: string;
  validTo: string;
}
type Refused = 'EXCHANGE_RATE_OVERLAP' | 'EXCHANGE_RATE_GAP' | 'EXCHANGE_RATE_NONE_TODAY';

function moved(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}
export const dayBefore = (date: string): string => moved(date, -1);

/** Errors in the rates of one pair: each must begin on the day after the end of the one before. */
export function refusePeriods(periods: readonly Period[]): Refused | undefined {
  const sorted = [...periods].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const steps = sorted.slice(1).map((next, index) => ({ next, previous: sorted[index] ?? next }));
  if (steps.some(({ next, previous }) => next.validFrom <= previous.validTo)) return 'EXCHANGE_RATE_OVERLAP';
  const gap = steps.some(({ next, previous }) => moved(previous.validTo, 1) !== next.validFrom);
  // Each future day has a rate.
  const ends = sorted.length > 0 && sorted.at(-1)?.validTo !== openEndedDate;
  return gap || ends ? 'EXCHANGE_RATE_GAP' : undefined;
}

/** The same for a change. A pair with a rate today keeps one, so that orders in that currency stay possible. */
export function refuseChange(
  before: readonly Period[],
  after: readonly Period[],
  today: string,
): Refused | undefined {
  const covers = ({ validFrom, validTo }: Period) => validFrom <= today && today <= validTo;
  const lost = before.some(covers) && !after.some(covers);
  return refusePeriods(after) ?? (lost ? 'EXCHANGE_RATE_NONE_TODAY' : undefined);
}

/** The open rate that a later one follows ends the day before; everything else stays. */
export function makeWay<P extends Period>(periods: readonly P[], next: Period): P[] {
  return periods.map((period) =>
    period.validTo === openEndedDate && period.validFrom < next.validFrom
      ? { ...period, validTo: dayBefore(next.validFrom) }
      : period,
  );
}

/** Without one of them; when it was the last, the one before is open again. */
export function without<P extends Period>(periods: readonly P[], gone: P): P[] {
  const others = periods.filter((period) => period !== gone);
  const last = others.at(-1);
  if (!last || last.validTo >= gone.validFrom) return others;
  return [...others.slice(0, -1), { ...last, validTo: gone.validTo }];
}
