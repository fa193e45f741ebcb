import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { ManagedProducer } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { readOne } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { byName, containing, orderBy, pagingOf, windowOf } from '../lists/page.js';
import { managedProducerById, managedProducerColumns } from './producer-view.js';

type Listed = CallAnswer<'listProducers'>;

const name = byName('p.algolia_id');
const sorts = { algoliaId: [name], platformMargin: ['p.platform_margin', name] };
const found = 'lower(p.algolia_id) like ?';

/** Producers with their companies and dispatch locations. */
@Controller()
export class ShowProducers {
  constructor(private readonly em: EntityManager) {}

  @Call('listProducers')
  async list(@Input() { query }: CallInput<'listProducers'>): Promise<Listed> {
    const pattern = containing(query.search);
    const listed = await readOne<{ total: number; producers: Listed['producers'] }>(
      this.em,
      `select (select count(*)::int from producer p where ${found}) as total,
              (select coalesce(json_agg(listed), '[]') from (
                 select ${managedProducerColumns} from producer p where ${found}
                  order by ${orderBy(query.sort, sorts, 'p.id')} limit ? offset ?) listed) as producers`,
      [pattern, pattern, ...windowOf(query)],
    );
    return { producers: listed?.producers ?? [], ...pagingOf(query, listed?.total ?? 0) };
  }

  @Call('getProducer')
  async one(@Input() { params }: CallInput<'getProducer'>): Promise<ManagedProducer | Refusal> {
    return (await managedProducerById(this.em, params.producerId)) ?? refuse('PRODUCER_NOT_FOUND');
  }
}
