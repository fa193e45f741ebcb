import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@werkbank/contracts/events';
import { readMany } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { nextVersion } from '../../records/index.js';

type Rate = EventPayload<'admin.exchange-rates-changed.v1'>['rates'][number];

/** Tells the other domains all exchange rates as they are now, in the transaction of their change. */
export async function announceExchangeRates(em: EntityManager): Promise<void> {
  const version = await nextVersion(em, 'platform_event', 'exchange-rates');
  const rates = await readMany<Rate>(
    em,
    `select to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_to, 'YYYY-MM-DD') as "validTo",
            trim_scale(ratio)::text as ratio, source_currency as "sourceCurrency",
            target_currency as "targetCurrency", exchange_rate_type as "exchangeRateType"
       from exchange_rate order by source_currency, target_currency, exchange_rate_type, valid_from`,
  );
  await Outbox.record(em, 'admin.exchange-rates-changed.v1', { rates, version });
}
