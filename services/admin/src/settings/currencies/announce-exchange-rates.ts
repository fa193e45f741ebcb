import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';
import { ExchangeRateEntity } from './exchange-rate.entity.js';

const toldRates = statement(
  'told-exchange-rates',
  {
    ...columns(ExchangeRateEntity, 'sourceCurrency', 'targetCurrency', 'exchangeRateType'),
    validFrom: p.text(),
    validTo: p.text(),
    ratio: p.text(),
  },
  `select to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo",
          trim_scale(ratio)::text as ratio, source_currency as "sourceCurrency",
          target_currency as "targetCurrency", exchange_rate_type as "exchangeRateType"
     from exchange_rate order by source_currency, target_currency, exchange_rate_type, valid_from`,
);

/** Tells the other domains all exchange rates as they are now, in the transaction of their change. */
export async function announceExchangeRates(em: EntityManager): Promise<void> {
  const version = await nextVersion(em, 'platform_event', 'exchange-rates');
  const rates = await readMany(em, toldRates);
  await Outbox.record(em, 'admin.exchange-rates-changed.v1', { rates, version });
}
