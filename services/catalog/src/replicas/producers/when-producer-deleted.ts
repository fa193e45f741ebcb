import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { Producer } from './entities.js';

/** Deletes a producer; the database deletes its companies and dispatch locations with it. */
@Controller()
export class WhenProducerDeleted {
  @OnEvent('admin.producer-deleted.v1')
  async handle(event: EventPayload<'admin.producer-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', event)) return;
    await em.nativeDelete(Producer, { id: event.id });
  }
}
