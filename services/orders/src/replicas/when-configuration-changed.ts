import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';

/** Keeps which countries trade freely with each other, and who writes documents. */
@Controller()
export class WhenConfigurationChanged {
  @OnEvent('admin.configuration-changed.v1')
  async handle(event: EventPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', event)) return;
    await em.execute('delete from customs_area');
    await em.execute(
      `insert into customs_area (position, countries)
       select position, array(select jsonb_array_elements_text(area))
       from jsonb_array_elements(?::jsonb) with ordinality as areas (area, position)`,
      [JSON.stringify(event.customsFreeAreas)],
    );
    const { printoutConfig, localeConfig } = event;
    // Older events do not tell.
    if (!printoutConfig || !localeConfig) return;
    await em.execute(
      `insert into print_settings (id, settings) values (1, ?::jsonb)
       on conflict (id) do update set settings = excluded.settings`,
      [JSON.stringify({ printoutConfig, localeConfig })],
    );
  }
}
