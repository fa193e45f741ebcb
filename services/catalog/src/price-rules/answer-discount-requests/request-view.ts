import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '@werkbank/contracts/calendar';
import type { OwnDiscountRequest, ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { pageSizes } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import {
  columns,
  findByWords,
  readMany,
  readOne,
  type RowOf,
  statement,
  statementFor,
  instant,
} from '@werkbank/platform/database';
import { byName } from '../company-rules/period.js';
import { holds, latestFirst } from '../../pricing/index.js';
import { Customer } from '../../replicas/index.js';
import { DiscountRequest, DiscountRequestProducer } from '../request-discount/entities.js';

const request = `r.id, ${instant('r.asked_at')} as "askedOn",
  json_build_object('firstName', r.first_name, 'lastName', r.last_name, 'email', r.email) as "askedBy", r.remarks, r.country,
  (select json_build_object('articleId', a.article_id, 'materialNumber', a.material_number, 'articleText', coalesce(a.name ->> ?, a.name ->> 'de', a.name ->> 'en'))
     from article a where a.article_id = r.article_id) as article`;
const requestShape = {
  ...columns(DiscountRequest, 'id', 'remarks', 'country'),
  askedOn: p.text(),
  askedBy: p.json<OwnDiscountRequest['askedBy']>(),
  article: p.json<OwnDiscountRequest['article']>(),
};
/** Each row holds the total number, so that no second query is needed. */
const total = 'count(*) over ()::int as total';

interface Page<Row> {
  requests: Row[];
  page: number;
  pages: number;
  pageSize: number;
  totalItems: number;
}

function pageOf<Row extends object>(rows: readonly (Row & { total: number })[], page: number): Page<Row> {
  const pageSize = pageSizes.discountRequests;
  const totalItems = rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(totalItems / pageSize));
  return {
    requests: rows.map(({ total: _, ...row }) => row as unknown as Row),
    page,
    pages,
    pageSize,
    totalItems,
  };
}
const windowOf = (page: number) => [pageSizes.discountRequests, (page - 1) * pageSizes.discountRequests];

const ownPage = statement(
  'own-discount-requests',
  { ...requestShape, total: p.integer(), producers: p.json<OwnDiscountRequest['producers']>() },
  `select ${request}, ${total},
       (select coalesce(json_agg(json_build_object('producerId', p.id, 'producerName', p.name,
            'producerCompanyId', q.producer_company_id, 'status', q.status, 'answer', q.answer,
            'answeredOn', ${instant('q.answered_at')}) order by ${byName('p.name')}), '[]')
          from discount_request_producer q join producer_company c on c.id = q.producer_company_id
          join producer p on p.id = c.producer_id where q.request_id = r.id) as producers
     from discount_request r where r.customer_company_id = ? order by r.id desc limit ? offset ?`,
);

export async function ownRequests(
  em: EntityManager,
  companyId: number,
  { page, language }: { page: number; language: Language },
): Promise<Page<OwnDiscountRequest>> {
  return pageOf(await readMany(em, ownPage, [language, companyId, ...windowOf(page)]), page);
}

const received = (more: string) => `with asked as (select ?::date as day)
  select ${request}, ${total}, r.customer_company_id as "customerCompanyId", coalesce(c.name, '') as "customerName",
    q.status, q.answer, ${instant('q.answered_at')} as "answeredOn",
    (select a.discount_group_id from discount_assignment a where a.producer_company_id = q.producer_company_id
       and a.customer_company_id = r.customer_company_id and ${holds('a')}
       order by ${latestFirst('a')} limit 1) as "discountGroupId"
  from discount_request_producer q join discount_request r on r.id = q.request_id
  left join customer c on c.id = r.customer_company_id ${more}
  where q.producer_company_id = ?`;
/** Searchable texts of a request in the list. */
const shown = `cross join lateral (
  select search_form(concat_ws(' ', c.name, r.first_name, r.last_name, r.email, r.remarks, coalesce(a.name ->> ?, a.name ->> 'de', a.name ->> 'en'))) as found_by,
      search_form(a.material_number) as article_found_by, number_form(a.material_number) as number_form
    from (select) one left join article a on a.article_id = r.article_id) shown`;
const places = {
  texts: ['shown.found_by like ?', 'shown.article_found_by like ?'],
  numbers: ['shown.number_form like ?'],
};
const today = () => dayOf(new Date());

const receivedShape = {
  ...requestShape,
  total: p.integer(),
  customerCompanyId: DiscountRequest.properties.customerCompanyId,
  customerName: Customer.properties.name,
  ...columns(DiscountRequestProducer, 'status', 'answer'),
  answeredOn: p.text().nullable(),
  discountGroupId: p.integer().nullable(),
};

interface ReceivedQuery {
  page: number;
  status: string;
  search: string;
  language: Language;
}

const receivedPage = statementFor(
  'received-discount-requests',
  receivedShape,
  (companyId: number, { page, status, search, language }: ReceivedQuery) => {
    const found = findByWords(search, places);
    const asked = search === '' ? { from: '', params: [] } : { from: shown, params: [language] };
    return {
      sql: `${received(asked.from)} and (q.status = ? or ? = '') and ${found.sql}
      order by q.status <> 'Open', r.id desc limit ? offset ?`,
      params: [
        today(),
        language,
        ...asked.params,
        companyId,
        status,
        status,
        ...found.params,
        ...windowOf(page),
      ],
    };
  },
  [
    [1, { page: 1, status: '', search: '', language: 'de' }],
    [1, { page: 1, status: '', search: 'drill 12', language: 'de' }],
  ],
);

export async function receivedRequests(
  em: EntityManager,
  companyId: number,
  query: ReceivedQuery,
): Promise<Page<ReceivedDiscountRequest>> {
  return pageOf(await readMany(em, ...receivedPage(companyId, query)), query.page);
}

const receivedById = statement('received-discount-request', receivedShape, `${received('')} and r.id = ?`);

export async function receivedRequest(
  em: EntityManager,
  companyId: number,
  { requestId, language }: { requestId: number; language: Language },
): Promise<ReceivedDiscountRequest | undefined> {
  const row = await readOne(em, receivedById, [today(), language, companyId, requestId]);
  return row && pageOf<RowOf<typeof receivedShape>>([row], 1).requests[0];
}
