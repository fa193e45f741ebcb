import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';
import { CostRulesStore } from './cost-rules.store.js';

/** The customs areas belong to the platform's configuration; cost rules keep a copy. */
@Controller()
export class WhenConfigurationChanged {
  constructor(private readonly rules: CostRulesStore) {}

  @OnFact('admin.configuration-changed.v1')
  async handle(fact: FactPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', fact)) return;
    await this.rules.change(em, { customsFreeAreas: fact.customsFreeAreas });
  }
}
