import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { OnFact } from '@werkbank/platform/messaging';
import { replaceExchangeRates } from './replace-exchange-rates.js';

@Controller()
export class WhenExchangeRatesChanged {
  @OnFact('admin.exchange-rates-changed.v1')
  handle({ rates }: FactPayload<'admin.exchange-rates-changed.v1'>, em: EntityManager): Promise<void> {
    return replaceExchangeRates(em, rates);
  }
}
