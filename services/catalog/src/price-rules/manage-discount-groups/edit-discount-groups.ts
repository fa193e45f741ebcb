import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountGroup as Group } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeRules, isStale } from '../company-rules/change-rules.js';
import { Discount, DiscountGroup } from '../company-rules/entities.js';
import { copyDiscounts } from './copy-discounts.js';
import { keptGroup } from '../read-discount-groups/discount-group-view.js';
import { losesDiscounts } from './loses-discounts.js';
import { findGroup } from '../read-discount-groups/find-group.js';
import { refuseNewGroup, refuseTakenName } from './refuse-discount-group.js';

/** Adds, changes, copies and deletes discount groups. */
@Controller()
export class EditDiscountGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('createDiscountGroup')
  create(
    @Input() { params, body }: CallInput<'createDiscountGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const refused = await refuseNewGroup(em, { producerCompanyId, name: body.name });
      if (refused) return refused;
      const group = em.create(DiscountGroup, {
        producerCompanyId,
        isOtherCustomerGroup: false,
        ...columnsOf(body),
      });
      await em.flush();
      return keptGroup(em, { producerCompanyId, discountGroupId: group.id }, caller.language);
    });
  }

  @Call('updateDiscountGroup')
  update(
    @Input() { params, body }: CallInput<'updateDiscountGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const after = columnsOf(body);
      // A repeated save after a lost response succeeds without a change.
      const same = Object.entries(after).every(([column, value]) => Reflect.get(group, column) === value);
      if (same) return keptGroup(em, params, caller.language);
      if (isStale(group.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const taken = await refuseTakenName(em, { producerCompanyId, name: body.name, exceptId: group.id });
      if (taken) return taken;
      if (losesDiscounts(group, after)) await em.nativeDelete(Discount, { discountGroupId: group.id });
      em.assign(group, after);
      await em.flush();
      return keptGroup(em, params, caller.language);
    });
  }

  @Call('deleteDiscountGroup')
  delete(
    @Input() { params }: CallInput<'deleteDiscountGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteDiscountGroup'> | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      if (group.isOtherCustomerGroup) return refuse('UNASSIGNED_CUSTOMERS_NOT_DELETABLE');
      await em.nativeDelete(DiscountGroup, { id: group.id });
      return {};
    });
  }

  @Call('copyDiscountGroup')
  copy(
    @Input() { params, body }: CallInput<'copyDiscountGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findGroup(em, params);
      if (!group) return refuse('DISCOUNT_GROUP_NOT_FOUND');
      const refused = await refuseNewGroup(em, { producerCompanyId, name: body.name });
      if (refused) return refused;
      const { discountType, materialGroupType, discountValue } = group;
      const copy = em.create(DiscountGroup, {
        producerCompanyId,
        isOtherCustomerGroup: false,
        name: body.name,
        discountType,
        materialGroupType,
        discountValue,
      });
      await em.flush();
      await copyDiscounts(em, group.id, copy.id);
      return keptGroup(em, { producerCompanyId, discountGroupId: copy.id }, caller.language);
    });
  }
}

/** Only a percentage group has its own value. */
function columnsOf(body: CallInput<'createDiscountGroup'>['body']) {
  const { name, discountType, materialGroupType, discountValue } = body;
  return {
    name,
    discountType,
    materialGroupType,
    discountValue: discountType === 'Percentage' ? discountValue : null,
  };
}
