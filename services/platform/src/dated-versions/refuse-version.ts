import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type DatedVersion, lockKeyOf } from './dated-version.js';

export interface VersionAsked {
  validFrom: string;
  /** The key of the versions that the user has seen. */
  optimisticLockKey: number;
  /** Only for a version that ends the rule on that day: true if a version is in force until then. */
  endsSomething: boolean | null;
}

/** Refuses a version that cannot be added to these; past versions cannot change. */
export function refuseVersion(
  versions: readonly DatedVersion[],
  asked: VersionAsked,
  { today, max }: { today: string; max: number },
): Refusal | undefined {
  if (asked.optimisticLockKey !== lockKeyOf(versions)) return refuse('CHANGED_MEANWHILE');
  if (asked.validFrom < today) return refuse('COST_RULE_DAY_PAST', { field: 'validFrom', params: { today } });
  if (asked.endsSomething === false) return refuse('COST_RULE_NOT_FOUND');
  return versions.length >= max ? refuse('TOO_MANY_PRICE_RULES', { params: { max } }) : undefined;
}

/** The future version that the new one replaces: of two for one day, one would never take effect. */
export function replacedBy<V extends DatedVersion>(
  versions: readonly V[],
  validFrom: string,
  today: string,
): V | undefined {
  return validFrom > today
    ? versions.find((version) => version.withdrawnAt === null && version.validFrom === validFrom)
    : undefined;
}
