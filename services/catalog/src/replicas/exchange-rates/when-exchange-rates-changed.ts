import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { replaceExchangeRates } from './replace-exchange-rates.js';

@Controller()
export class WhenExchangeRatesChanged {
  @OnEvent('admin.exchange-rates-changed.v1')
  async handle(event: EventPayload<'admin.exchange-rates-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'exchange-rates', event)) return;
    await replaceExchangeRates(em, event.rates);
  }
}
