import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';

/** Keeps what checkout must know of each producer: its name, and whether it brings its goods itself. */
@Controller()
export class WhenProducerChanged {
  @OnEvent('admin.producer-changed.v1')
  async handle(producer: EventPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    await em.execute(
      `insert into producer (id, name, custom_shipping) values (?, ?, ?)
       on conflict (id) do update set name = excluded.name, custom_shipping = excluded.custom_shipping`,
      [producer.id, producer.algoliaId, producer.custom_shipping],
    );
  }
}
