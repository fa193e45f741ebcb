import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { DispatchLocationEntity } from './dispatch-location.entity.js';

/** Keeps the places that a producer company may ship from; the event holds all of them. */
@Controller()
export class WhenProducerChanged {
  @OnEvent('admin.producer-changed.v1')
  async handle(producer: EventPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    await em.nativeDelete(DispatchLocationEntity, { producerId: producer.id });
    const locations = producer.companies.flatMap((company) =>
      company.dispatchLocations.map((address) => ({
        id: address.id,
        producerId: producer.id,
        producerName: producer.algoliaId,
        producerCompanyId: company.id,
        address,
      })),
    );
    if (locations.length > 0) await em.upsertMany(DispatchLocationEntity, locations);
  }
}
