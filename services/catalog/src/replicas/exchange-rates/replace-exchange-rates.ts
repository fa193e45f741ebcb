import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@werkbank/contracts/events';
import { run, statement } from '@werkbank/platform/database';
import { ExchangeRate } from './exchange-rate.entity.js';

type Rates = EventPayload<'admin.exchange-rates-changed.v1'>['rates'];

const insertRates = statement(
  'insert-exchange-rates',
  {},
  `insert into exchange_rate (source_currency, target_currency, exchange_rate_type, valid_from, valid_to, ratio)
     select distinct on ("sourceCurrency", "targetCurrency", "exchangeRateType", "validFrom")
       "sourceCurrency", "targetCurrency", "exchangeRateType", "validFrom", "validTo", ratio
     from jsonb_to_recordset(?::jsonb) as rate("sourceCurrency" text, "targetCurrency" text, "exchangeRateType" text,
       "validFrom" date, "validTo" date, ratio text)`,
);

/** The event contains all rates, so missing ones are deleted. */
export async function replaceExchangeRates(em: EntityManager, rates: Rates): Promise<void> {
  await em.nativeDelete(ExchangeRate, {});
  await run(em, insertRates, [JSON.stringify(rates)]);
}
