import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountGroup } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { keptGroup } from '../read-discount-groups/discount-group-view.js';
import { findGroup } from '../read-discount-groups/find-group.js';
import { changeRules } from '../company-rules/change-rules.js';
import { applyDiscounts } from './apply-discounts.js';
import { readDiscounts } from './read-discounts.js';
import { subjectAndDay } from './refuse-discount.js';

/**
 * Saves many discounts of a group, such as a pasted table, as a whole or not at all. Unchanged discounts
 * are not written.
 */
@Controller()
export class SaveDiscounts {
  constructor(private readonly em: EntityManager) {}

  @Call('saveDiscounts')
  save(
    @Input() { params, body }: CallInput<'saveDiscounts'>,
    @CallerOf() caller: Caller,
  ): Promise<DiscountGroup | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const kept = await readDiscounts(em, group.id);
      const keptBy = new Map(kept.map((discount) => [subjectAndDay(discount), discount]));
      const discounts = body.discounts.map((data) => ({ data, before: keptBy.get(subjectAndDay(data)) }));
      const { optimisticLockKey } = body;
      const applied = await applyDiscounts(em, group, discounts, { kept, optimisticLockKey });
      if ('refusal' in applied) return at(applied.index, applied.refusal);
      return keptGroup(em, params, caller.language);
    });
  }
}

/** Adds the discount's index to the refusal's field. */
function at(index: number | undefined, refusal: Refusal): Refusal {
  if (index === undefined) return refusal;
  const { code, params, field } = refusal;
  const path = ['discounts', index, ...(field === undefined ? [] : [field])].join('.');
  return refuse(code, { params, field: path });
}
