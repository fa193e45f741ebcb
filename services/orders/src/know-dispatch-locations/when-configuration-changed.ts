import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';

/** Keeps which countries trade freely with each other. */
@Controller()
export class WhenConfigurationChanged {
  @OnFact('admin.configuration-changed.v1')
  async handle(fact: FactPayload<'admin.configuration-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'configuration', fact)) return;
    await em.execute('delete from customs_area');
    await em.execute(
      `insert into customs_area (position, countries)
       select position, array(select jsonb_array_elements_text(area))
       from jsonb_array_elements(?::jsonb) with ordinality as areas (area, position)`,
      [JSON.stringify(fact.customsFreeAreas)],
    );
  }
}
