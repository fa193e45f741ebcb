import type { CustomsFigures, CustomsRule, FreightFigures, FreightRule } from '@werkbank/contracts/entities';
import { lockKeyOf, statedVersions } from '@werkbank/platform/dated-versions';
import type { CostRuleVersion } from '../store-cost-rules/cost-rule-version.entity.js';

/** Shipments that a rule applies to. */
export type Subject = Pick<CostRuleVersion, 'kind' | 'shipper' | 'fromCountry' | 'toCountry'>;

/** A subject in a line, as the trail names it. */
export function subjectText({ kind, shipper, fromCountry, toCountry }: Subject): string {
  return `${shipper ?? kind} ${fromCountry ?? '*'} → ${toCountry ?? '*'}`;
}

/** The versions of each subject, the more general subjects first. */
export function bySubject(rows: readonly CostRuleVersion[]): CostRuleVersion[][] {
  const groups = new Map<string, CostRuleVersion[]>();
  for (const row of rows) {
    const key = subjectText(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, versions]) => versions);
}

export function freightRule(
  shipper: FreightRule['shipper'],
  rows: readonly CostRuleVersion[],
  today: string,
): FreightRule {
  return { shipper, ...pairOf(rows), ...versionsOf<FreightFigures>(rows, today) };
}

export function customsRule(rows: readonly CostRuleVersion[], today: string): CustomsRule {
  return { ...pairOf(rows), ...versionsOf<CustomsFigures>(rows, today) };
}

function pairOf([first]: readonly CostRuleVersion[]) {
  return { from: first?.fromCountry ?? null, to: first?.toCountry ?? null };
}

/** The kind decides the form of the figures, which the database stores beside it. */
function versionsOf<F extends FreightFigures | CustomsFigures>(
  rows: readonly CostRuleVersion[],
  today: string,
) {
  return {
    versions: statedVersions(rows, today).map((row) => ({
      id: row.id,
      validFrom: row.validFrom,
      state: row.state,
      enteredAt: row.enteredAt.toISOString(),
      enteredBy: row.enteredBy,
      withdrawnBy: row.withdrawnBy,
      figures: row.figures as F | null,
    })),
    optimisticLockKey: lockKeyOf(rows),
  };
}
