import type { CallInput } from '@werkbank/contracts/calls';
import { parseNames } from '@werkbank/contracts/filters';
import { pageSizes } from '@werkbank/contracts/limits';

export type ListQuery = CallInput<'listSalesOrders'>['query'];

/** Which orders a list is about, before the reader narrows it. */
export interface ListScope {
  /** From the side of this producer company; otherwise from the buyers' side. */
  producerCompanyId?: number;
  /** SQL over `o` and its parameters. */
  condition?: { sql: string; params: readonly unknown[] };
  /** Status of the block on top; lists for looking only have none. */
  newest: 'Created' | 'Proposed' | null;
}

const sorts: Record<ListQuery['sort'], string> = {
  createdOn: 'created_on asc, id asc',
  '-createdOn': 'created_on desc, id desc',
  id: 'id asc',
  '-id': 'id desc',
  taxBase: 'tax_base asc, id desc',
  '-taxBase': 'tax_base desc, id desc',
  status: 'status asc, id desc',
};

const entry = `json_build_object(
  'id', id, 'createdOn', iso_instant(created_on), 'creatorFirstName', creator_first_name,
  'creatorLastName', creator_last_name, 'customerId', customer_id, 'customerName', customer_name, 'status', status,
  'currency', currency, 'taxBase', tax_base, 'producerNames', producer_names,
  'proposalExpiresAt', iso_instant(proposal_expires_at), 'plannedShipmentDate', next_shipment_date,
  'answers', (select json_agg(json_build_object('producerCompanyId', d.producer_company_id, 'status', d.status))
    from delivery d where d.order_id = listed.id))`;

/** The one statement of a list: the block on top, one page, and how many there are. */
export function listStatement(scope: ListScope, query: ListQuery): { sql: string; params: unknown[] } {
  const side = scope.producerCompanyId === undefined ? 'o' : 'po';
  const purchases =
    scope.producerCompanyId === undefined
      ? ''
      : 'join purchase_order po on po.order_id = o.id and po.producer_company_id = ?';
  // ActingPerson else delivers is between the buyer and the others.
  const producerNames =
    scope.producerCompanyId === undefined
      ? 'o.producer_names'
      : `array(select distinct d.producer_name from delivery d
          where d.order_id = o.id and d.producer_company_id = po.producer_company_id) as producer_names`;
  const filter = filters(scope, query);
  const sql = `with own as not materialized (
      select o.id, o.created_on, o.creator_first_name, o.creator_last_name, o.customer_id, o.customer_name,
        o.currency, ${producerNames}, o.proposal_expires_at, ${side}.status, ${side}.tax_base, ${side}.next_shipment_date
      from sales_order o ${purchases}
      where o.deleted_at is null ${scope.condition ? `and ${scope.condition.sql}` : ''}
    ), matching as not materialized (
      select * from own where true ${filter.sql}
    ), page as (
      select * from matching order by ${sorts[query.sort]} limit ? offset ?
    ), newest as (
      select * from own where status = ? order by created_on desc, id desc limit ?
    )
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(${entry} order by ${sorts[query.sort]}), '[]') from page as listed) as orders,
      (select coalesce(json_agg(${entry} order by created_on desc, id desc), '[]') from newest as listed) as newest`;
  return {
    sql,
    params: [
      ...(scope.producerCompanyId === undefined ? [] : [scope.producerCompanyId]),
      ...(scope.condition?.params ?? []),
      ...filter.params,
      query.pageSize,
      (query.page - 1) * query.pageSize,
      scope.newest,
      pageSizes.orders,
    ],
  };
}

function filters(scope: ListScope, query: ListQuery): { sql: string; params: unknown[] } {
  const conditions: string[] = [];
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]) => {
    conditions.push(`and ${sql}`);
    params.push(...values);
  };
  if (query.statuses.length > 0) add(`status = any(string_to_array(?, ','))`, query.statuses.join(','));
  if (query.orderNumber !== '') add('id::text like ?', containing(query.orderNumber));
  if (query.customerName !== '')
    add(`customer_name ilike any(${patterns})`, namePatterns(query.customerName));
  if (query.producerNames !== '') {
    const names = namePatterns(query.producerNames, { severalParts: true });
    add(`exists (select from unnest(producer_names) as name where name ilike any(${patterns}))`, names);
  }
  if (query.articleNumber !== '') {
    const ownOnly = scope.producerCompanyId === undefined ? '' : 'and d.producer_company_id = ?';
    add(
      `exists (select from order_item i join delivery d on d.id = i.delivery_id
        where i.order_id = own.id and i.material_number ilike ? ${ownOnly})`,
      containing(query.articleNumber),
      ...(scope.producerCompanyId === undefined ? [] : [scope.producerCompanyId]),
    );
  }
  return { sql: conditions.join(' '), params };
}

const patterns = 'array(select jsonb_array_elements_text(?::jsonb))';

/** Names that were asked for as JSON: a whole one is just that, a part stands anywhere. */
function namePatterns(text: string, options?: { severalParts: boolean }): string {
  return JSON.stringify(
    parseNames(text, options).map(({ name, whole }) => (whole ? likeItself(name) : containing(name))),
  );
}

/** Text with this somewhere in it; what LIKE would read as a wildcard is meant as itself. */
function containing(text: string): string {
  return `%${likeItself(text)}%`;
}

function likeItself(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
