import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { findGroup } from '../read-discount-groups/find-group.js';
import { changeRules } from '../company-rules/change-rules.js';
import { Discount } from '../company-rules/entities.js';
import { changedPeriod } from '../company-rules/period.js';
import { applyDiscounts } from './apply-discounts.js';
import { readDiscounts } from './read-discounts.js';
import { saysTheSame } from './refuse-discount.js';
import { countGroupChange } from './write-discounts.js';

/**
 * Edits one discount of a group. A change assigns a new id, so that an edit of an outdated discount is
 * detected.
 */
@Controller()
export class EditDiscounts {
  constructor(private readonly em: EntityManager) {}

  @Call('createDiscount')
  create(
    @Input() { params, body }: CallInput<'createDiscount'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createDiscount'> | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const kept = await readDiscounts(em, group.id);
      return idOf(await applyDiscounts(em, group, [{ data: body }], { kept }));
    });
  }

  @Call('updateDiscount')
  update(
    @Input() { params, body }: CallInput<'updateDiscount'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'updateDiscount'> | Refusal> {
    const { producerCompanyId, discountId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const kept = await readDiscounts(em, group.id);
      const before = kept.find(({ id, formerId }) => id === discountId || formerId === discountId);
      if (!before) return refuse('DISCOUNT_NOT_FOUND');
      const period = changedPeriod(before, body);
      if (isRefusal(period)) return period;
      const { materialOrArticleGroupId } = before;
      const after = { ...body, ...period, materialOrArticleGroupId };
      // A repeated save after a lost answer succeeds without a change.
      if (saysTheSame(before, after)) return { id: before.id, groupLockKey: group.lockKey };
      if (before.id !== discountId) return refuse('CHANGED_MEANWHILE');
      return idOf(await applyDiscounts(em, group, [{ data: after, before }], { kept }));
    });
  }

  @Call('deleteDiscount')
  delete(
    @Input() { params }: CallInput<'deleteDiscount'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteDiscount'> | Refusal> {
    const { producerCompanyId, discountId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const ofGroup = { discountGroupId: group.id };
      const deleted = await em.nativeDelete(Discount, { ...ofGroup, id: discountId });
      if (deleted > 0) return { groupLockKey: await countGroupChange(em, group.id) };
      const changed = await em.count(Discount, { ...ofGroup, formerId: discountId });
      return refuse(changed > 0 ? 'CHANGED_MEANWHILE' : 'DISCOUNT_NOT_FOUND');
    });
  }
}

function idOf(applied: Awaited<ReturnType<typeof applyDiscounts>>) {
  if ('refusal' in applied) return applied.refusal;
  const { ids, groupLockKey } = applied;
  return { id: ids[0] ?? 0, groupLockKey };
}
