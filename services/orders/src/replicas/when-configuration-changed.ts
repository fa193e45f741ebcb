import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { CustomsAreaEntity } from './customs-area.entity.js';
import { PrintSettingsEntity } from './print-settings.entity.js';

/** Keeps which countries trade freely with each other, and who writes documents. */
@Controller()
export class WhenConfigurationChanged {
  @OnEvent('admin.configuration-changed.v1')
  async handle(event: EventPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', event)) return;
    await em.nativeDelete(CustomsAreaEntity, {});
    await em.insertMany(
      CustomsAreaEntity,
      event.customsFreeAreas.map((countries, index) => ({ position: index + 1, countries })),
    );
    const { printoutConfig, localeConfig } = event;
    // Older events lack them.
    if (!printoutConfig || !localeConfig) return;
    await em.upsert(PrintSettingsEntity, { id: 1, settings: { printoutConfig, localeConfig } });
  }
}
