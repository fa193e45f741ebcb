import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { UserPreferences } from './user-preferences.entity.js';

/** Keeps the country and the currency that people chose, and deletes them with the person. */
@Controller()
export class WhenUserPreferencesChanged {
  @OnEvent('admin.user-preferences-changed.v1')
  async handle(event: EventPayload<'admin.user-preferences-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'user-preferences', event)) return;
    const { id: userId, country, currency } = event;
    if (country === null && currency === null) await em.nativeDelete(UserPreferences, { userId });
    else await em.upsert(UserPreferences, { userId, country, currency });
  }
}
