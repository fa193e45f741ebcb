import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
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

type Listed = CallAnswer<'listCustomers'>;
type Query = CallInput<'listCustomers'>['query'];

const name = byName('c.name');
const sorts = {
  name: [name],
  city: [byName('a.city'), name],
  customerType: ['c.customer_type', name],
};

const plain: Query = { page: 1, pageSize: 20, search: '', customerType: [], sort: 'name' };

const listedCustomers = statementFor(
  'listed-customers',
  { total: p.integer(), companies: p.json<Listed['companies']>() },
  writeList,
  [
    [plain],
    [{ ...plain, search: 'Muster Bern', customerType: ['Company'] }],
    [{ ...plain, sort: '-city' }],
    [{ ...plain, sort: 'customerType' }],
  ],
);

function writeList(query: Query) {
  const found = findByWords(query.search, { texts: ['c.found_by like ?', 'a.found_by like ?'] });
  const types = query.customerType.join(',');
  const params = [...found.params, types, types];
  const where = `c.kind = 'Customer' and ${found.sql}
                 and (? = '' or c.customer_type = any(string_to_array(?, ',')))`;
  const from = `from company c
    left join address a on a.owner_kind = 'Company' and a.owner_id = c.id and a.type = 'Primary' where ${where}`;
  return {
    sql: `select (select count(*)::int ${from}) as total,
            (select coalesce(json_agg(listed), '[]') from (
               select c.id, c.kind, c.name, c.customer_type as "customerType", a.city, a.country,
                      (select count(*)::int from users u where u.company_id = c.id and u.removed_at is null)
                        as "userCount"
                 ${from} order by ${orderBy(query.sort, sorts, 'c.id')} limit ? offset ?) listed) as companies`,
    params: [...params, ...params, ...windowOf(query)],
  };
}

/** All customers, searched, sorted and cut into pages by one statement. */
@Controller()
export class ListCustomers {
  constructor(private readonly em: EntityManager) {}

  @Call('listCustomers')
  async list(@Input() { query }: CallInput<'listCustomers'>): Promise<Listed> {
    const listed = await readOne(this.em, ...listedCustomers(query));
    return { companies: listed?.companies ?? [], ...pagingOf(query, listed?.total ?? 0) };
  }
}
