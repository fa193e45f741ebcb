import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { REPLICA_HOOKS, type ReplicaHook } from '../replica-hooks/replica-hooks.js';
import { DispatchLocation, Producer, ProducerCompany } from './entities.js';
import { locationRow } from './location-row.js';

/** Keeps producers, their companies and dispatch locations as services/admin has them. */
@Controller()
export class WhenProducerChanged {
  constructor(@Inject(REPLICA_HOOKS) private readonly hooks: readonly ReplicaHook[]) {}

  @OnEvent('admin.producer-changed.v1')
  async handle(event: EventPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', event)) return;
    const before = await em.findOne(Producer, { id: event.id });
    const renamed = before !== null && before.name !== event.algoliaId;
    em.clear();
    await em.upsert(Producer, {
      id: event.id,
      name: event.algoliaId,
      platformMargin: event.platformMargin,
      customShipping: event.custom_shipping,
      videoLink: event.videoLink,
    });
    const companies = event.companies.map(({ id, name }) => ({ id, name, producerId: event.id }));
    const locations = event.companies.flatMap((company) =>
      company.dispatchLocations.map((location) => locationRow(location, company.id, event.id)),
    );
    const kept = (rows: readonly { id: number }[]) => ({
      producerId: event.id,
      id: { $nin: rows.map(({ id }) => id) },
    });
    await em.nativeDelete(DispatchLocation, kept(locations));
    await em.nativeDelete(ProducerCompany, kept(companies));
    if (companies.length > 0) await em.upsertMany(ProducerCompany, companies);
    if (locations.length > 0) await em.upsertMany(DispatchLocation, locations);
    for (const hook of this.hooks) await hook.producerChanged?.(em, { producerId: event.id, renamed });
  }
}
