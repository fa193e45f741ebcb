import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { ExchangeRateEntity } from './exchange-rate.entity.js';

export type ExchangeRate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

const shape = {
  ...columns(ExchangeRateEntity, 'id', 'sourceCurrency', 'targetCurrency', 'exchangeRateType'),
  validFrom: p.text(),
  validTo: p.text(),
  ratio: p.text(),
  optimisticLockKey: ExchangeRateEntity.properties.lockKey,
};

const select = `select id, to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo",
  trim_scale(ratio)::text as ratio, source_currency as "sourceCurrency", target_currency as "targetCurrency",
  exchange_rate_type as "exchangeRateType", lock_key as "optimisticLockKey"
  from exchange_rate`;

const all = statement(
  'exchange-rates',
  shape,
  `${select} order by source_currency, target_currency, exchange_rate_type, valid_from desc`,
);

const byId = statement('exchange-rate-by-id', shape, `${select} where id = ?`);

const ofPair = statement(
  'exchange-rates-of-pair',
  shape,
  `${select} where source_currency = ? and target_currency = ? and exchange_rate_type = ? order by valid_from`,
);

export function allRates(em: EntityManager): Promise<ExchangeRate[]> {
  return readMany(em, all);
}

export function rateById(em: EntityManager, id: number): Promise<ExchangeRate | undefined> {
  return readOne(em, byId, [id]);
}

/** The rates of the pair and type that a rate belongs to, by time. */
export function ratesLike(
  em: EntityManager,
  rate: Pick<ExchangeRate, 'sourceCurrency' | 'targetCurrency' | 'exchangeRateType'>,
): Promise<ExchangeRate[]> {
  return readMany(em, ofPair, [rate.sourceCurrency, rate.targetCurrency, rate.exchangeRateType]);
}
