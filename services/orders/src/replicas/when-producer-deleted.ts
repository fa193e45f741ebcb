import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { DispatchLocationEntity } from './dispatch-location.entity.js';

/** Forgets the dispatch locations of a producer that is gone. */
@Controller()
export class WhenProducerDeleted {
  @OnEvent('admin.producer-deleted.v1')
  async handle(producer: EventPayload<'admin.producer-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    await em.nativeDelete(DispatchLocationEntity, { producerId: producer.id });
  }
}
