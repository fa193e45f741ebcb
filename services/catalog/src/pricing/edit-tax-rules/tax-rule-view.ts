import type { TaxFigures, TaxRule } from '@werkbank/contracts/entities';
import { lockKeyOf, statedVersions } from '@werkbank/platform/dated-versions';
import type { TaxRuleVersion } from './tax-rule-version.entity.js';

export type Subject = Pick<TaxRuleVersion, 'fromCountry' | 'toCountry'>;

/** A subject in a line, as the trail names it. */
export const subjectText = ({ fromCountry, toCountry }: Subject) =>
  fromCountry === null ? toCountry : `${fromCountry} → ${toCountry}`;

export function figuresOf({
  percent,
  reason,
}: Pick<TaxRuleVersion, 'percent' | 'reason'>): TaxFigures | null {
  return percent === null ? null : { percent, reason };
}

/** A rate or an exception with all of its versions. */
export function taxRule(
  { fromCountry, toCountry }: Subject,
  rows: readonly TaxRuleVersion[],
  today: string,
): TaxRule {
  return {
    from: fromCountry,
    to: toCountry,
    versions: statedVersions(rows, today).map((row) => ({
      id: row.id,
      validFrom: row.validFrom,
      state: row.state,
      enteredAt: row.enteredAt.toISOString(),
      enteredBy: row.enteredBy,
      withdrawnBy: row.withdrawnBy,
      figures: figuresOf(row),
    })),
    optimisticLockKey: lockKeyOf(rows),
  };
}

/** Every rule by country of arrival, its own rate before the exceptions. */
export function taxRules(rows: readonly TaxRuleVersion[], today: string): TaxRule[] {
  const groups = new Map<string, TaxRuleVersion[]>();
  for (const row of rows) {
    const key = `${row.toCountry} ${row.fromCountry ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, versions]) => (versions[0] ? [taxRule(versions[0], versions, today)] : []));
}
