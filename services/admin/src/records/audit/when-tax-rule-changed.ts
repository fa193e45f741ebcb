import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { recordRuleChange } from './when-cost-rule-changed.js';

/** Tax rates and exceptions from them are changed in catalog. */
@Controller()
export class WhenTaxRuleChanged {
  @OnEvent('catalog.tax-rule-changed.v1')
  handle(change: EventPayload<'catalog.tax-rule-changed.v1'>, em: EntityManager): Promise<void> {
    return recordRuleChange(em, change);
  }
}
