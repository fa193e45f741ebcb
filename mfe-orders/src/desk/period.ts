import { isDay } from '@werkbank/kit/date-field';
import { today } from '@werkbank/kit/days';
import type { Formats } from '@werkbank/kit/formats';

/** First and last day of a rule; null for no limit. */
export interface Period {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** The days as they are typed; empty for always. */
export interface PeriodValues {
  validFrom: string;
  validUntil: string;
}

export const periodValues = (rule: Period | null): PeriodValues => ({
  validFrom: rule?.validFrom ?? '',
  validUntil: rule?.validUntil ?? '',
});

export const periodOf = ({ validFrom, validUntil }: PeriodValues): Period => ({
  validFrom: dayOf(validFrom),
  validUntil: dayOf(validUntil),
});

const dayOf = (text: string) => (text.trim() === '' ? null : text);

export type PeriodState = 'past' | 'holds' | 'coming';

export function stateOf({ validFrom, validUntil }: Period, day = today()): PeriodState {
  if (validUntil !== null && validUntil < day) return 'past';
  return validFrom !== null && validFrom > day ? 'coming' : 'holds';
}

/** A rule names a day as the service writes it; a form writes it as its reader does. */
export const shownBy = (formats: Formats) => (value: string | number) =>
  typeof value === 'string' && isDay(value) ? formats.date(value) : value;

/** Among rules for the same case, one without a first day comes first. */
export function byDay(one: Period, other: Period): number {
  const [first, second] = [one.validFrom ?? '', other.validFrom ?? ''];
  return Number(first > second) - Number(first < second);
}
