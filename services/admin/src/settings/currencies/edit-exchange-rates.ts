import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Audit, type AuditedChange, isStale } from '../../records/index.js';
import { currentConfiguration } from '../configuration/configuration-view.js';
import { announceExchangeRates } from './announce-exchange-rates.js';
import { ExchangeRateEntity } from './exchange-rate.entity.js';
import { allRates, type ExchangeRate, rateById, ratesLike } from './exchange-rate-view.js';
import { makeWay, refuseChange, without } from './periods.js';
import { isOffered, refuseCurrencies } from './refuse-currencies.js';

type RateData = CallInput<'createExchangeRate'>['body'];

/** Currencies and their rates: for each pair and type exactly one rate on every day, without gaps and open ended. */
@Controller()
export class EditExchangeRates {
  constructor(private readonly em: EntityManager) {}

  @Call('listCurrencies')
  async list(): Promise<CallAnswer<'listCurrencies'>> {
    const { currencies } = await currentConfiguration(this.em);
    return { currencies, exchangeRates: await allRates(this.em) };
  }

  @Call('createExchangeRate')
  create(
    @Input() { body }: CallInput<'createExchangeRate'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createExchangeRate'> | Refusal> {
    return this.alone(async (em) => {
      const current = await ratesLike(em, body);
      const notOffered = await refuseCurrencies(em, body, current[0]);
      if (notOffered) return notOffered;
      const others = makeWay(current, body);
      const refused = refuseChange(current, [...others, body], today());
      if (refused) return refuse(refused, { field: 'validFrom' });
      for (const [index, rate] of others.entries()) {
        if (rate.validTo === current[index]?.validTo) continue;
        await em.nativeUpdate(ExchangeRateEntity, { id: rate.id }, { validTo: rate.validTo });
        await audit(em, { caller, action: 'createExchangeRate', before: current[index], after: rate });
      }
      const rate = await kept(em, await em.insert(ExchangeRateEntity, columnsOf(body)));
      await audit(em, { caller, action: 'createExchangeRate', after: rate });
      return { ...rate, ofPair: await ratesLike(em, rate) };
    });
  }

  @Call('updateExchangeRate')
  update(
    @Input() { params, body }: CallInput<'updateExchangeRate'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'updateExchangeRate'> | Refusal> {
    return this.alone(async (em) => {
      const before = await rateById(em, params.rateId);
      if (!before) return refuse('EXCHANGE_RATE_NOT_FOUND');
      if (isStale(before.optimisticLockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const notOffered = await refuseCurrencies(em, body, before);
      if (notOffered) return notOffered;
      const current = await ratesLike(em, body);
      const others = current.filter(({ id }) => id !== before.id);
      const refused =
        refuseChange(current, [...others, body], today()) ?? (await refuseLeaving(em, before, body));
      if (refused) return refuse(refused, { field: 'validFrom' });
      await em.nativeUpdate(ExchangeRateEntity, { id: before.id }, columnsOf(body));
      const after = await kept(em, before.id);
      await audit(em, { caller, action: 'updateExchangeRate', before, after });
      return { ...after, ofPair: await ratesLike(em, after) };
    });
  }

  @Call('deleteExchangeRate')
  delete(
    @Input() { params }: CallInput<'deleteExchangeRate'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteExchangeRate'> | Refusal> {
    return this.alone(async (em) => {
      const found = await rateById(em, params.rateId);
      const current = found ? await ratesLike(em, found) : [];
      const rate = current.find(({ id }) => id === params.rateId);
      if (!rate) return refuse('EXCHANGE_RATE_NOT_FOUND');
      const remaining = without(current, rate);
      const refused = refuseChange(current, remaining, today());
      // A currency that is no longer offered gets no new orders, so the last rate into it may go. Prices may still be
      // in it, so rates out of it stay.
      const mayEnd = refused === 'EXCHANGE_RATE_NONE_TODAY' && !(await isOffered(em, rate.targetCurrency));
      if (refused && !mayEnd) return refuse(refused);
      await em.nativeDelete(ExchangeRateEntity, { id: rate.id });
      await audit(em, { caller, action: 'deleteExchangeRate', before: rate });
      for (const after of remaining) {
        const before = current.find(({ id }) => id === after.id);
        if (before?.validTo === after.validTo) continue;
        await em.nativeUpdate(ExchangeRateEntity, { id: after.id }, { validTo: after.validTo });
        await audit(em, { caller, action: 'deleteExchangeRate', before, after });
      }
      return { ofPair: await ratesLike(em, rate) };
    });
  }

  /** One change of rates at a time: a gap depends on all of them. */
  private async alone<T extends object>(work: (em: Em) => Promise<T | Refusal>): Promise<T | Refusal> {
    const em = this.em.fork();
    await em.begin();
    try {
      await lockUntilCommit(em, 'exchange-rates');
      const answer = await work(em);
      if (isRefusal(answer)) {
        await em.rollback();
      } else {
        await announceExchangeRates(em);
        await em.commit();
      }
      return answer;
    } catch (error) {
      await em.rollback();
      throw error;
    }
  }
}

/** Prices use this day. */
const today = (): string => dayOf(new Date());

/** A rate that moves to another pair must not leave a gap. */
async function refuseLeaving(em: Em, before: ExchangeRate, after: RateData) {
  const stays =
    before.sourceCurrency === after.sourceCurrency &&
    before.targetCurrency === after.targetCurrency &&
    before.exchangeRateType === after.exchangeRateType;
  if (stays) return undefined;
  const left = await ratesLike(em, before);
  return refuseChange(
    left,
    left.filter(({ id }) => id !== before.id),
    today(),
  );
}

function columnsOf(rate: RateData) {
  const { validFrom, validTo, ratio, sourceCurrency, targetCurrency, exchangeRateType } = rate;
  return { validFrom, validTo, ratio, sourceCurrency, targetCurrency, exchangeRateType };
}

async function kept(em: Em, id: number): Promise<ExchangeRate> {
  const rate = await rateById(em, id);
  if (!rate) throw new Error(`exchange rate ${id} was written and is not there`);
  return rate;
}

async function audit(
  em: Em,
  change: Pick<AuditedChange, 'caller' | 'action'> & {
    before?: ExchangeRate | undefined;
    after?: ExchangeRate;
  },
): Promise<void> {
  const { caller, action, before, after } = change;
  const rate = after ?? before;
  if (!rate) return;
  const name = `${rate.sourceCurrency} → ${rate.targetCurrency} (${rate.exchangeRateType}) ${rate.validFrom}`;
  await Audit.record(em, {
    caller,
    action,
    object: { type: 'ExchangeRate', id: rate.id, name },
    before: before ? { ...before } : null,
    after: after ? { ...after } : null,
  });
}
