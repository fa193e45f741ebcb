import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { findGroup } from '../read-discount-groups/find-group.js';
import { changeRules } from '../company-rules/change-rules.js';
import { Discount } from '../company-rules/entities.js';
import { changedPeriod } from '../company-rules/period.js';
import { discountableGroups } from './discountable-groups.js';
import { readDiscounts } from './read-discounts.js';
import { isAboutTheSame, refuseDiscount, saysTheSame } from './refuse-discount.js';
import { countGroupChange, writeDiscounts } from './write-discounts.js';

/** One discount of a group at a time. A change gives it a new id, so that whoever edits what is no longer so learns of it. */
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
      const known = await discountableGroups(em, group, [body.materialOrArticleGroupId]);
      const refused = refuseDiscount(group, body, known);
      if (refused) return refused;
      const others = await readDiscounts(em, group.id);
      if (others.some((other) => isAboutTheSame(other, body))) return refuse('DISCOUNT_ALREADY_DEFINED');
      const max = discountLimits.discountsOfGroup;
      if (others.length >= max) return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
      const [id = 0] = await writeDiscounts(em, group.id, [{ ...body, formerId: null }]);
      return { id, groupLockKey: await countGroupChange(em, group.id) };
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
      const discounts = await readDiscounts(em, group.id);
      const before = discounts.find(({ id, formerId }) => id === discountId || formerId === discountId);
      if (!before) return refuse('DISCOUNT_NOT_FOUND');
      const period = changedPeriod(before, body);
      if (isRefusal(period)) return period;
      const { materialOrArticleGroupId } = before;
      const after = { ...body, ...period, materialOrArticleGroupId };
      // What is saved once more, because its answer was lost, is as it should be.
      if (saysTheSame(before, after)) return { id: before.id, groupLockKey: group.lockKey };
      if (before.id !== discountId) return refuse('CHANGED_MEANWHILE');
      const known = new Set(materialOrArticleGroupId === null ? [] : [materialOrArticleGroupId]);
      const refused = refuseDiscount(group, after, known, before);
      if (refused) return refused;
      if (discounts.some((other) => other !== before && isAboutTheSame(other, after)))
        return refuse('DISCOUNT_ALREADY_DEFINED', { field: 'validFrom' });
      const [id = 0] = await writeDiscounts(em, group.id, [{ ...after, formerId: before.id }]);
      return { id, groupLockKey: await countGroupChange(em, group.id) };
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
