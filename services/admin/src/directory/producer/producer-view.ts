import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedProducer } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import { readOne } from '@werkbank/platform/database';
import { addressJson, editableAddressJson } from '../address/address-json.js';

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

/** SQL: a producer `p` with its companies and the places where their goods leave. */
const producerColumns = columnsWith(addressJson);

export function producerById(em: EntityManager, id: number): Promise<ProducerEvent | undefined> {
  return readOne<ProducerEvent>(em, `select ${producerColumns} from producer p where p.id = ?`, [id]);
}

/** SQL: the same for who may edit it. */
export const managedProducerColumns = `${columnsWith(editableAddressJson)}, p.lock_key as "optimisticLockKey"`;

export function managedProducerById(em: EntityManager, id: number): Promise<ManagedProducer | undefined> {
  return readOne<ManagedProducer>(em, `select ${managedProducerColumns} from producer p where p.id = ?`, [
    id,
  ]);
}
