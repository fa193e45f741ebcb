import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { ProducerEntity } from './producer.entity.js';

/** Forgets a producer that is gone. */
@Controller()
export class WhenProducerDeleted {
  @OnEvent('admin.producer-deleted.v1')
  async handle(producer: EventPayload<'admin.producer-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    await em.nativeDelete(ProducerEntity, { id: producer.id });
  }
}
