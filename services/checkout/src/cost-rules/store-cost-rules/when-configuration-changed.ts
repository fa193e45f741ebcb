import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { CostRulesStore } from './cost-rules.store.js';

/** The customs areas belong to the platform's configuration; cost rules keep a replica. */
@Controller()
export class WhenConfigurationChanged {
  constructor(private readonly rules: CostRulesStore) {}

  @OnEvent('admin.configuration-changed.v1')
  async handle(event: EventPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', event)) return;
    await this.rules.change(em, { customsFreeAreas: event.customsFreeAreas });
  }
}
