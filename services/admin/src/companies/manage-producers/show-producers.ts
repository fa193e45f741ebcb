import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { ManagedProducer } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import {
  findByWords,
  readOne,
  statementFor,
  byName,
  orderBy,
  pagingOf,
  windowOf,
} from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { managedProducerById, managedProducerColumns } from '../../directory/index.js';

type Listed = CallAnswer<'listProducers'>;
type Query = CallInput<'listProducers'>['query'];

const name = byName('p.algolia_id');
const sorts = { algoliaId: [name], platformMargin: ['p.platform_margin', name] };
/** A producer is found by its companies and the places where their goods leave as well, for the list shows them. */
const places = [
  'p.found_by like ?',
  'p.id in (select producer_id from company where found_by like ?)',
  `p.id in (select c.producer_id from company c join address a on a.owner_kind = 'Company' and a.owner_id = c.id
     where a.type = 'DispatchLocation' and a.found_by like ?)`,
];

const plain: Query = { page: 1, pageSize: 20, search: '', sort: 'algoliaId' };

const listedProducers = statementFor(
  'listed-producers',
  { total: p.integer(), producers: p.json<Listed['producers']>() },
  writeList,
  [[plain], [{ ...plain, search: 'Muster Bern', sort: '-platformMargin' }]],
);

function writeList(query: Query) {
  const found = findByWords(query.search, { texts: places });
  return {
    sql: `select (select count(*)::int from producer p where ${found.sql}) as total,
            (select coalesce(json_agg(listed), '[]') from (
               select ${managedProducerColumns} from producer p where ${found.sql}
                order by ${orderBy(query.sort, sorts, 'p.id')} limit ? offset ?) listed) as producers`,
    params: [...found.params, ...found.params, ...windowOf(query)],
  };
}

/** Producers with their companies and dispatch locations. */
@Controller()
export class ShowProducers {
  constructor(private readonly em: EntityManager) {}

  @Call('listProducers')
  async list(@Input() { query }: CallInput<'listProducers'>): Promise<Listed> {
    const listed = await readOne(this.em, ...listedProducers(query));
    return { producers: listed?.producers ?? [], ...pagingOf(query, listed?.total ?? 0) };
  }

  @Call('getProducer')
  async one(@Input() { params }: CallInput<'getProducer'>): Promise<ManagedProducer | Refusal> {
    return (await managedProducerById(this.em, params.producerId)) ?? refuse('PRODUCER_NOT_FOUND');
  }
}
