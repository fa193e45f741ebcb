import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller, CompanyType } from '@werkbank/contracts/access';
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
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { type CompanyRef, managedUserColumns, mayHandleCompany } from '../../directory/index.js';

type Listed = CallAnswer<'listUsers'>;
type Query = CallInput<'listUsers'>['query'];

const name = [byName('u.last_name'), byName('u.first_name')];
const sorts = {
  name,
  // By its bytes: an e-mail is no word of a language, and databases sort differently.
  email: [`u.email collate "C"`],
  companyName: [byName('c.name'), ...name],
  createdOn: ['u.created_on'],
};

const plain: Query = { page: 1, pageSize: 20, search: '', role: [], enabled: '', sort: 'name' };
const listedUsers = statementFor(
  'listed-users',
  {
    companyKind: p.text().$type<CompanyType>().nullable(),
    total: p.integer(),
    users: p.json<Listed['users']>(),
  },
  writeList,
  [
    [plain],
    [plain, 1],
    [{ ...plain, search: 'Ada Muster', role: ['PlatformAdmin', 'CompanyAdmin'], enabled: 'true' }],
    [{ ...plain, sort: 'email' }],
    [{ ...plain, sort: 'companyName' }],
    [{ ...plain, sort: '-createdOn' }],
  ],
);

/** Users of the platform or of one company, searched, sorted and cut into pages by one statement. */
@Controller()
export class ListUsers {
  constructor(private readonly em: EntityManager) {}

  @Call('listUsers')
  async all(@Input() { query }: CallInput<'listUsers'>): Promise<Listed> {
    return (await this.list(query)).list;
  }

  @Call('listCustomerUsers')
  ofCustomer(@Input() { params, query }: CallInput<'listCustomerUsers'>, @CallerOf() caller: Caller) {
    return this.ofCompany({ kind: 'Customer', ...params }, query, caller);
  }

  @Call('listProducerCompanyUsers')
  ofProducerCompany(
    @Input() { params, query }: CallInput<'listProducerCompanyUsers'>,
    @CallerOf() caller: Caller,
  ) {
    return this.ofCompany({ kind: 'Producer', ...params }, query, caller);
  }

  private async ofCompany(
    { kind, companyId }: CompanyRef,
    query: Query,
    caller: Caller,
  ): Promise<Listed | Refusal> {
    if (!mayHandleCompany(caller, companyId)) return refuse('COMPANY_NOT_FOUND');
    const { companyKind, list } = await this.list(query, companyId);
    return companyKind === kind ? list : refuse('COMPANY_NOT_FOUND');
  }

  private async list(query: Query, companyId?: number) {
    const found = await readOne(this.em, ...listedUsers(query, companyId));
    return {
      companyKind: found?.companyKind,
      list: { users: found?.users ?? [], ...pagingOf(query, found?.total ?? 0) },
    };
  }
}

/** A word stands in what a list shows of a person, or in the name of their company. */
const places = ['u.found_by like ?', 'u.company_id in (select id from company where found_by like ?)'];
const holds = { PlatformAdmin: 'u.platform_admin', CompanyAdmin: 'u.company_admin' };

function writeList(query: Query, companyId?: number) {
  const { where, params } = filterOf(query, companyId);
  return {
    sql: `select (select kind from company where id = ?) as "companyKind",
                 (select count(*)::int from users u where ${where}) as total,
                 (select coalesce(json_agg(listed), '[]') from (
                    select ${managedUserColumns} from users u left join company c on c.id = u.company_id
                     where ${where} order by ${orderBy(query.sort, sorts, 'u.id')} limit ? offset ?) listed) as users`,
    params: [companyId ?? null, ...params, ...params, ...windowOf(query)],
  };
}

function filterOf(query: Query, companyId: number | undefined): { where: string; params: unknown[] } {
  const conditions = ['u.removed_at is null'];
  const params: unknown[] = [];
  const add = (condition: string, ...values: unknown[]): void => {
    conditions.push(condition);
    params.push(...values);
  };
  if (companyId !== undefined) add('u.company_id = ?', companyId);
  if (query.search) {
    const { sql, params: words } = findByWords(query.search, { texts: places });
    add(sql, ...words);
  }
  if (query.role.length > 0) add(`(${query.role.map((role) => holds[role]).join(' or ')})`);
  if (query.enabled) add('u.enabled = ?', query.enabled === 'true');
  return { where: conditions.join(' and '), params };
}
