import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';
import { FillSearchIndex } from '../fill-search-index/fill-search-index.js';
import { DispatchLocation, Producer, ProducerCompany } from './entities.js';
import { locationRow } from './location-row.js';

/** Keeps producers, their companies and dispatch locations as services/admin has them. */
@Controller()
export class WhenProducerChanged {
  constructor(private readonly searchIndex: FillSearchIndex) {}

  @OnFact('admin.producer-changed.v1')
  async handle(fact: FactPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', fact)) return;
    const before = await em.findOne(Producer, { id: fact.id });
    const renamed = before !== null && before.name !== fact.algoliaId;
    em.clear();
    await em.upsert(Producer, {
      id: fact.id,
      name: fact.algoliaId,
      platformMargin: fact.platformMargin,
      customShipping: fact.custom_shipping,
      videoLink: fact.videoLink,
    });
    const companies = fact.companies.map(({ id, name }) => ({ id, name, producerId: fact.id }));
    const locations = fact.companies.flatMap((company) =>
      company.dispatchLocations.map((location) => locationRow(location, company.id, fact.id)),
    );
    const kept = (rows: readonly { id: number }[]) => ({
      producerId: fact.id,
      id: { $nin: rows.map(({ id }) => id) },
    });
    await em.nativeDelete(DispatchLocation, kept(locations));
    await em.nativeDelete(ProducerCompany, kept(companies));
    if (companies.length > 0) await em.upsertMany(ProducerCompany, companies);
    if (locations.length > 0) await em.upsertMany(DispatchLocation, locations);
    if (renamed) await this.searchIndex.refreshProducer(em, fact.id);
  }
}
