import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountData, DiscountGroup } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { keptGroup } from '../read-discount-groups/discount-group-view.js';
import { findGroup } from '../read-discount-groups/find-group.js';
import { changeRules, isStale } from '../company-rules/change-rules.js';
import { discountableGroups } from './discountable-groups.js';
import { type KeptDiscount, readDiscounts } from './read-discounts.js';
import { refuseDiscount, saysTheSame } from './refuse-discount.js';
import { countGroupChange, type NewDiscount, writeDiscounts } from './write-discounts.js';

/** Saves many discounts of a group, such as those of a pasted table, all or none. What says the same is left alone. */
@Controller()
export class SaveDiscounts {
  constructor(private readonly em: EntityManager) {}

  @Call('saveDiscounts')
  save(
    @Input() { params, body }: CallInput<'saveDiscounts'>,
    @CallerOf() caller: Caller,
  ): Promise<DiscountGroup | Refusal> {
    const { producerCompanyId } = params;
    const { discounts: given } = body;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const known = await discountableGroups(
        em,
        group,
        given.map((discount) => discount.materialOrArticleGroupId),
      );
      const kept = await readDiscounts(em, group.id);
      const keptBy = new Map(kept.map((discount) => [keyOf(discount), discount]));
      for (const [index, discount] of given.entries()) {
        const refused = refuseDiscount(group, discount, known, keptBy.get(keyOf(discount)));
        if (refused) return at(index, refused);
      }
      const changes = changesOf(keptBy, given);
      if (isRefusal(changes)) return changes;
      if (changes.length > 0) {
        if (isStale(group.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
        const max = discountLimits.discountsOfGroup;
        const added = changes.filter(({ formerId }) => formerId === null).length;
        if (kept.length + added > max) return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
        await writeDiscounts(em, group.id, changes);
        await countGroupChange(em, group.id);
      }
      return keptGroup(em, params, caller.language);
    });
  }
}

/** What has to be written: what is new, and what says something else than before. */
function changesOf(
  keptBy: ReadonlyMap<string, KeptDiscount>,
  given: readonly DiscountData[],
): NewDiscount[] | Refusal {
  const changes: NewDiscount[] = [];
  const seen = new Set<string>();
  for (const [index, discount] of given.entries()) {
    const key = keyOf(discount);
    if (seen.has(key)) return at(index, refuse('QUANTITY_DISCOUNT_INCORRECT_CONFIG'));
    seen.add(key);
    const before = keptBy.get(key);
    if (!before || !saysTheSame(before, discount)) {
      changes.push({ ...discount, formerId: before?.id ?? null });
    }
  }
  return changes;
}

const keyOf = ({ materialOrArticleGroupId, validFrom }: DiscountData) =>
  `${materialOrArticleGroupId} ${validFrom}`;

/** Which of the discounts is meant. */
function at(index: number, { code, params, field }: Refusal): Refusal {
  const path = ['discounts', index, ...(field === undefined ? [] : [field])].join('.');
  return refuse(code, { params, field: path });
}
