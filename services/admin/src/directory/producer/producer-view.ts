import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedProducer } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { dispatchAddressJson, editableAddressJson } from '../address/address-json.js';
import { producerSchema } from './producer.entity.js';

type ProducerEvent = EventPayload<'admin.producer-changed.v1'>;

const companiesOf = (producer: string, address: string) => `
  select coalesce(json_agg(json_build_object(
           'id', c.id, 'name', c.name,
           'dispatchLocations', (
             select coalesce(json_agg(${address} order by a.id), '[]') from address a
              where a.owner_kind = 'Company' and a.owner_id = c.id and a.type = 'DispatchLocation')
         ) order by c.id), '[]')
    from company c where c.producer_id = ${producer}`;

const columnsWith = (address: string) => `
  p.id, p.algolia_id as "algoliaId", p.platform_margin::float8 as "platformMargin", p.custom_shipping,
  p.video_link as "videoLink", (${companiesOf('p.id', address)}) as companies`;

const shape = {
  ...columns(producerSchema, 'id', 'algoliaId', 'videoLink'),
  platformMargin: p.float(),
  custom_shipping: producerSchema.properties.customShipping,
};

const toldProducer = statement(
  'told-producer',
  { ...shape, companies: p.json<ProducerEvent['companies']>() },
  `select ${columnsWith(dispatchAddressJson)} from producer p where p.id = ?`,
);

export function producerById(em: EntityManager, id: number): Promise<ProducerEvent | undefined> {
  return readOne(em, toldProducer, [id]);
}

/** SQL: a producer `p` for people who may edit it, with its companies and dispatch locations. */
export const managedProducerColumns = `${columnsWith(editableAddressJson)}, p.lock_key as "optimisticLockKey"`;

const managedProducer = statement(
  'managed-producer',
  {
    ...shape,
    companies: p.json<ManagedProducer['companies']>(),
    optimisticLockKey: producerSchema.properties.lockKey,
  },
  `select ${managedProducerColumns} from producer p where p.id = ?`,
);

export function managedProducerById(em: EntityManager, id: number): Promise<ManagedProducer | undefined> {
  return readOne(em, managedProducer, [id]);
}
