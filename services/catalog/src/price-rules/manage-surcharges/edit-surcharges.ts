import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { Surcharge as Listed } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeRules, isStale, ownsRules } from '../company-rules/change-rules.js';
import { MaterialGroup, Surcharge } from '../company-rules/entities.js';
import { changedPeriod } from '../company-rules/period.js';
import { keptSurcharge, surchargesOf } from './surcharge-view.js';

/** Surcharges of a producer company by material group, in per cent. */
@Controller()
export class EditSurcharges {
  constructor(private readonly em: EntityManager) {}

  @Call('listSurcharges')
  async list(
    @Input() { params }: CallInput<'listSurcharges'>,
    @CallerOf() caller: Caller,
  ): Promise<Listed[] | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return surchargesOf(this.em, params.producerCompanyId, caller.language);
  }

  @Call('createSurcharge')
  create(
    @Input() { params, body }: CallInput<'createSurcharge'>,
    @CallerOf() caller: Caller,
  ): Promise<Listed | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const { materialGroupId, validFrom } = body;
      const field = 'materialGroupId';
      if ((await em.count(MaterialGroup, { id: materialGroupId })) === 0)
        return refuse('DISCOUNT_DATA_INCONSISTENT', { field });
      if ((await em.count(Surcharge, { producerCompanyId, materialGroupId, validFrom })) > 0)
        return refuse('SURCHARGE_EXISTS', { field });
      const max = discountLimits.surchargesOfCompany;
      if ((await em.count(Surcharge, { producerCompanyId })) >= max)
        return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
      const surcharge = em.create(Surcharge, { ...body, producerCompanyId });
      await em.flush();
      return keptSurcharge(em, surcharge.id, caller.language);
    });
  }

  @Call('updateSurcharge')
  update(
    @Input() { params, body }: CallInput<'updateSurcharge'>,
    @CallerOf() caller: Caller,
  ): Promise<Listed | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const before = await em.findOne(Surcharge, { id: params.surchargeId, producerCompanyId });
      if (!before) return refuse('SURCHARGE_NOT_FOUND');
      const period = changedPeriod(before, body);
      if (isRefusal(period)) return period;
      const after = { value: body.value, ...period };
      const same = Object.entries(after).every(([column, value]) => Reflect.get(before, column) === value);
      if (!same && isStale(before.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const { id, materialGroupId } = before;
      const sameDay = { producerCompanyId, materialGroupId, validFrom: period.validFrom };
      if ((await em.count(Surcharge, { ...sameDay, id: { $ne: id } })) > 0)
        return refuse('SURCHARGE_EXISTS', { field: 'validFrom' });
      em.assign(before, after);
      await em.flush();
      return keptSurcharge(em, id, caller.language);
    });
  }

  @Call('deleteSurcharge')
  delete(
    @Input() { params }: CallInput<'deleteSurcharge'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteSurcharge'> | Refusal> {
    const { producerCompanyId, surchargeId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const deleted = await em.nativeDelete(Surcharge, { id: surchargeId, producerCompanyId });
      return deleted > 0 ? {} : refuse('SURCHARGE_NOT_FOUND');
    });
  }
}
