import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { CountryPriceFactor as Factor } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { servingCountry } from '@werkbank/contracts/localization';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { isOffered } from '../../replicas/index.js';
import { changeRules, isStale, ownsRules } from '../company-rules/change-rules.js';
import { CountryPriceFactor } from '../company-rules/entities.js';
import { changedPeriod } from '../company-rules/period.js';
import { factorsOf, keptFactor } from './factor-view.js';

/** Factors on a producer company's list prices by country. */
@Controller()
export class EditFactors {
  constructor(private readonly em: EntityManager) {}

  @Call('listCountryPriceFactors')
  async list(
    @Input() { params }: CallInput<'listCountryPriceFactors'>,
    @CallerOf() caller: Caller,
  ): Promise<Factor[] | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return factorsOf(this.em, params.producerCompanyId);
  }

  @Call('createCountryPriceFactor')
  create(
    @Input() { params, body }: CallInput<'createCountryPriceFactor'>,
    @CallerOf() caller: Caller,
  ): Promise<Factor | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const { targetCountry, validFrom } = body;
      const refused = await refuseCountry(em, targetCountry);
      if (refused) return refused;
      if ((await em.count(CountryPriceFactor, { producerCompanyId, targetCountry, validFrom })) > 0)
        return exists('targetCountry');
      const max = discountLimits.factorsOfCompany;
      if ((await em.count(CountryPriceFactor, { producerCompanyId })) >= max)
        return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
      const factor = em.create(CountryPriceFactor, { ...body, producerCompanyId });
      await em.flush();
      return keptFactor(em, factor.id);
    });
  }

  @Call('updateCountryPriceFactor')
  update(
    @Input() { params, body }: CallInput<'updateCountryPriceFactor'>,
    @CallerOf() caller: Caller,
  ): Promise<Factor | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const before = await em.findOne(CountryPriceFactor, { id: params.factorId, producerCompanyId });
      if (!before) return refuse('COUNTRY_PRICE_FACTOR_NOT_FOUND');
      const period = changedPeriod(before, body);
      if (isRefusal(period)) return period;
      const after = { factor: body.factor, ...period };
      const same = Object.entries(after).every(([column, value]) => Reflect.get(before, column) === value);
      if (!same && isStale(before.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const { id, targetCountry } = before;
      const sameDay = { producerCompanyId, targetCountry, validFrom: period.validFrom };
      if ((await em.count(CountryPriceFactor, { ...sameDay, id: { $ne: id } })) > 0)
        return exists('validFrom');
      em.assign(before, after);
      await em.flush();
      return keptFactor(em, id);
    });
  }

  @Call('deleteCountryPriceFactor')
  delete(
    @Input() { params }: CallInput<'deleteCountryPriceFactor'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteCountryPriceFactor'> | Refusal> {
    const { producerCompanyId, factorId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const deleted = await em.nativeDelete(CountryPriceFactor, { id: factorId, producerCompanyId });
      return deleted > 0 ? {} : refuse('COUNTRY_PRICE_FACTOR_NOT_FOUND');
    });
  }
}

const exists = (field: string) => refuse('COUNTRY_PRICE_FACTOR_EXISTS', { field });

/** A factor for a country that is priced as another one would never apply. */
async function refuseCountry(em: Em, country: string): Promise<Refusal | undefined> {
  const field = 'targetCountry';
  const pricedAs = servingCountry(country);
  if (pricedAs !== country)
    return refuse('COUNTRY_PRICED_AS_OTHER', { field, params: { country, pricedAs } });
  return (await isOffered(em, country))
    ? undefined
    : refuse('DELIVERY_COUNTRY_NOT_SERVED', { field, params: { country } });
}
