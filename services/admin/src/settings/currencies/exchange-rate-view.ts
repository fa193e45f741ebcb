import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { readMany, readOne } from '@werkbank/platform/database';

export type ExchangeRate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

const columns = `id, to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo",
  trim_scale(ratio)::text as ratio, source_currency as "sourceCurrency", target_currency as "targetCurrency",
  exchange_rate_type as "exchangeRateType", lock_key as "optimisticLockKey"`;

export function allRates(em: EntityManager): Promise<ExchangeRate[]> {
  return readMany<ExchangeRate>(
    em,
    `select ${columns} from exchange_rate
      order by source_currency, target_currency, exchange_rate_type, valid_from desc`,
  );
}

export function rateById(em: EntityManager, id: number): Promise<ExchangeRate | undefined> {
  return readOne<ExchangeRate>(em, `select ${columns} from exchange_rate where id = ?`, [id]);
}

/** The rates of the pair and type that a rate belongs to, by time. */
export function ratesLike(
  em: EntityManager,
  rate: Pick<ExchangeRate, 'sourceCurrency' | 'targetCurrency' | 'exchangeRateType'>,
): Promise<ExchangeRate[]> {
  return readMany<ExchangeRate>(
    em,
    `select ${columns} from exchange_rate
      where source_currency = ? and target_currency = ? and exchange_rate_type = ? order by valid_from`,
    [rate.sourceCurrency, rate.targetCurrency, rate.exchangeRateType],
  );
}
