import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';
import { replaceExchangeRates } from './replace-exchange-rates.js';

@Controller()
export class WhenExchangeRatesChanged {
  @OnFact('admin.exchange-rates-changed.v1')
  async handle(fact: FactPayload<'admin.exchange-rates-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'exchange-rates', fact)) return;
    await replaceExchangeRates(em, fact.rates);
  }
}
