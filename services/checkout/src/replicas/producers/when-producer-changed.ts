import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { ProducerEntity } from './producer.entity.js';

/** Keeps the producers' names, and whether they deliver goods themselves. */
@Controller()
export class WhenProducerChanged {
  @OnEvent('admin.producer-changed.v1')
  async handle(producer: EventPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    const { id, algoliaId: name, custom_shipping: customShipping } = producer;
    await em.upsert(ProducerEntity, { id, name, customShipping });
  }
}
