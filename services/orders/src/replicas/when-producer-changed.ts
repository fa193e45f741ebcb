import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';

/** Keeps the places that a producer company may ship from; the event holds all of them. */
@Controller()
export class WhenProducerChanged {
  @OnEvent('admin.producer-changed.v1')
  async handle(producer: EventPayload<'admin.producer-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'producer', producer)) return;
    await em.execute('delete from dispatch_location where producer_id = ?', [producer.id]);
    const rows = producer.companies.flatMap((company) =>
      company.dispatchLocations.map((address) => ({
        id: address.id,
        producer_id: producer.id,
        producer_name: producer.algoliaId,
        producer_company_id: company.id,
        address,
      })),
    );
    await em.execute(
      `insert into dispatch_location
       select * from jsonb_populate_recordset(null::dispatch_location, ?::jsonb)
       on conflict (id) do update set producer_id = excluded.producer_id, producer_name = excluded.producer_name,
         producer_company_id = excluded.producer_company_id, address = excluded.address`,
      [JSON.stringify(rows)],
    );
  }
}
