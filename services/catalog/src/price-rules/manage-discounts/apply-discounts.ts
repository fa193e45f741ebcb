import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountData } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import type { DiscountGroupRow } from '../company-rules/entities.js';
import { isStale } from '../company-rules/change-rules.js';
import { discountableGroups } from './discountable-groups.js';
import type { KeptDiscount } from './read-discounts.js';
import { refuseDiscount, saysTheSame, subjectAndDay } from './refuse-discount.js';
import { countGroupChange, writeDiscounts } from './write-discounts.js';

/** A discount as it shall be. */
export interface GivenDiscount {
  data: DiscountData;
  /** The one that it replaces. */
  before?: KeptDiscount | undefined;
}

export interface Applied {
  /** Ids of the changed discounts, in their order. */
  ids: number[];
  groupLockKey: number;
}

/** A refused discount by its index, or a refusal of all. */
interface NotApplied {
  refusal: Refusal;
  index?: number;
}

interface Expected {
  kept: readonly KeptDiscount[];
  optimisticLockKey?: number | undefined;
}

/**
 * Checks discounts of a group and writes the changed ones, all or none, in as many statements for one as for many. The form
 * gives one, a pasted table many.
 */
export async function applyDiscounts(
  em: EntityManager,
  group: DiscountGroupRow,
  given: readonly GivenDiscount[],
  { kept, optimisticLockKey }: Expected,
): Promise<Applied | NotApplied> {
  const known = await knownGroups(em, group, given);
  const refused = firstRefusal(given, ({ data, before }) => refuseDiscount(group, data, known, before));
  const doubled = refused ?? firstRefusal(given, refuseDouble(kept));
  if (doubled) return doubled;
  const changed = given.filter(({ data, before }) => !before || !saysTheSame(before, data));
  if (changed.length === 0) return { ids: [], groupLockKey: group.lockKey };
  if (isStale(group.lockKey, optimisticLockKey)) return { refusal: refuse('CHANGED_MEANWHILE') };
  const max = discountLimits.discountsOfGroup;
  const added = changed.filter(({ before }) => !before).length;
  if (kept.length + added > max) {
    return { refusal: refuse('TOO_MANY_PRICE_RULES', { params: { max } }) };
  }
  const ids = await writeDiscounts(
    em,
    group.id,
    changed.map(({ data, before }) => ({ ...data, formerId: before?.id ?? null })),
  );
  return { ids, groupLockKey: await countGroupChange(em, group.id) };
}

/** A changed discount stays about the same, so only those of new ones are looked up. */
async function knownGroups(
  em: EntityManager,
  group: DiscountGroupRow,
  given: readonly GivenDiscount[],
): Promise<Set<number>> {
  const about = (discounts: readonly GivenDiscount[]) =>
    discounts.map(({ data }) => data.materialOrArticleGroupId);
  const added = about(given.filter(({ before }) => !before));
  const known = added.length > 0 ? await discountableGroups(em, group, added) : new Set<number>();
  for (const id of about(given.filter(({ before }) => before))) if (id !== null) known.add(id);
  return known;
}

/** Two discounts on the same may not begin on the same day. */
function refuseDouble(kept: readonly KeptDiscount[]): (one: GivenDiscount) => Refusal | undefined {
  const keptIds = new Map(kept.map((discount) => [subjectAndDay(discount), discount.id]));
  const seen = new Set<string>();
  return ({ data, before }) => {
    const key = subjectAndDay(data);
    if (seen.has(key)) return refuse('QUANTITY_DISCOUNT_INCORRECT_CONFIG');
    seen.add(key);
    const keptId = keptIds.get(key);
    if (keptId === undefined || keptId === before?.id) return undefined;
    return refuse('DISCOUNT_ALREADY_DEFINED', before ? { field: 'validFrom' } : {});
  };
}

function firstRefusal(
  given: readonly GivenDiscount[],
  check: (one: GivenDiscount) => Refusal | undefined,
): NotApplied | undefined {
  for (const [index, one] of given.entries()) {
    const refusal = check(one);
    if (refusal) return { refusal, index };
  }
  return undefined;
}
