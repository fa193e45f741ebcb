import { p } from '@mikro-orm/core';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

/** First and last day of a rule; null for no limit. */
export interface Period {
  validFrom: string | null;
  validUntil: string | null;
}

type GivenDays = { [D in keyof Period]?: Period[D] | undefined };

/** The days that a change leaves or sets, or why they cannot be. */
export function changedPeriod(before: GivenDays, given: GivenDays): Period | Refusal {
  const validFrom = (given.validFrom === undefined ? before.validFrom : given.validFrom) ?? null;
  const validUntil = (given.validUntil === undefined ? before.validUntil : given.validUntil) ?? null;
  return validFrom !== null && validUntil !== null && validUntil < validFrom
    ? refuse('PERIOD_REVERSED', { field: 'validUntil', params: { validFrom } })
    : { validFrom, validUntil };
}

/** Days as text in a read view. */
export const daysOf = (rule: string) =>
  `to_char(${rule}.valid_from, 'YYYY-MM-DD') as "validFrom", to_char(${rule}.valid_until, 'YYYY-MM-DD') as "validUntil"`;

export const days = { validFrom: p.text().nullable(), validUntil: p.text().nullable() };

/** Sort order of rules about the same subject: rules without a first day come first. */
export const byDay = (rule: string) => `${rule}.valid_from nulls first`;

/** Sorts names by a German collation, independently of case and of the database's default. */
export const byName = (column: string) => `${column} collate "de-x-icu"`;
