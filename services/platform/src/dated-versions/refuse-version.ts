import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type DatedVersion, lockKeyOf } from './dated-version.js';

export interface VersionAsked {
  validFrom: string;
  /** The key of the versions that whoever saves has seen. */
  optimisticLockKey: number;
  /** Of a version that ends the rule on that day: whether there is one until then. */
  endsSomething: boolean | null;
}

/** Why a version cannot be added to these, if anything: what has been so is not written anew. */
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

/** The version that one for a day to come takes the place of: of two for one day, the other would never count. */
export function replacedBy<V extends DatedVersion>(
  versions: readonly V[],
  validFrom: string,
  today: string,
): V | undefined {
  return validFrom > today
    ? versions.find((version) => version.withdrawnAt === null && version.validFrom === validFrom)
    : undefined;
}
