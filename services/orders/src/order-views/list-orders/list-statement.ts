import { p } from '@mikro-orm/core';
import type { waitsFor } from '@werkbank/contracts/delivery';
import type { OrderListEntry } from '@werkbank/contracts/entities';
import { pageSizes } from '@werkbank/contracts/limits';
import { statementFor } from '@werkbank/platform/database';
import { listExamples } from './list-examples.js';
import type { ListQuery, ListScope } from './list-scope.js';
import { narrowedOrders } from './narrowed-orders.js';

const sorts: Record<ListQuery['sort'], string> = {
  createdOn: 'created_on asc, id asc',
  '-createdOn': 'created_on desc, id desc',
  id: 'id asc',
  '-id': 'id desc',
  taxBase: 'tax_base asc, id asc',
  '-taxBase': 'tax_base desc, id desc',
  status: 'status asc, created_on desc, id desc',
};

const entry = `json_build_object(
  'id', id, 'createdOn', iso_instant(created_on), 'creatorFirstName', creator_first_name,
  'creatorLastName', creator_last_name, 'customerId', customer_id, 'customerName', customer_name,
  'ownOrderNumber', own_order_number, 'status', status,
  'currency', currency, 'taxBase', tax_base, 'producerNames', producer_names,
  'proposalExpiresAt', iso_instant(proposal_expires_at), 'plannedShipmentDate', next_shipment_date,
  'answers', (select json_agg(json_build_object('producerCompanyId', d.producer_company_id, 'status', d.status))
    from delivery d where d.order_id = listed.id))`;

/** Number of orders that are counted behind the page; a first page always costs the same. */
const countedAhead = 1_000;

/** Maximum of counted orders: up to the page's end and some more, so that paging can always go on. */
export const mostCounted = ({ page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>): number =>
  page * pageSize + countedAhead;

const head =
  'o.creator_first_name, o.creator_last_name, o.customer_id, o.customer_name, o.customer_found_by, o.own_order_number, o.own_number_form, o.currency, o.proposal_expires_at';

function ownOrders({ producerCompanyId, condition }: ListScope): { sql: string; params: readonly unknown[] } {
  if (producerCompanyId === undefined)
    return {
      sql: `select o.id, o.created_on, o.status, o.tax_base, o.next_shipment_date, o.producer_names, o.producers_found_by,
          ${head}
        from sales_order o where o.deleted_at is null ${condition ? `and ${condition.sql}` : ''}`,
      params: condition?.params ?? [],
    };
  return {
    // A producer sees none of the other producers. PostgreSQL omits an outer join from a mere count.
    sql: `select po.order_id as id, po.created_on, po.status, po.tax_base, po.next_shipment_date,
        array(select distinct d.producer_name from delivery d
          where d.order_id = po.order_id and d.producer_company_id = po.producer_company_id) as producer_names,
        array(select d.producer_found_by from delivery d
          where d.order_id = po.order_id and d.producer_company_id = po.producer_company_id) as producers_found_by, ${head}
      from purchase_order po left join sales_order o on o.id = po.order_id
      where po.producer_company_id = ? and po.deleted_at is null`,
    params: [producerCompanyId],
  };
}

/** An order as the statement gives it, with where each of its deliveries stands. */
export interface ListedOrder extends Omit<OrderListEntry, 'waitsFor'> {
  answers: Parameters<typeof waitsFor>[0];
}

/** Statement of a list: the block on top, one page, and the count. One more than the maximum means "more". */
export const listedOrders = statementFor(
  'listed-orders',
  { total: p.integer(), orders: p.json<ListedOrder[]>(), newest: p.json<ListedOrder[]>() },
  writeList,
  listExamples,
);

function writeList(scope: ListScope, query: ListQuery) {
  const own = ownOrders(scope);
  const filter = narrowedOrders(scope, query);
  const sql = `with own as not materialized (${own.sql}), matching as not materialized (
      select * from own where true ${filter.sql}
    ), page as (
      select * from matching order by ${sorts[query.sort]} limit ? offset ?
    ), newest as (
      select * from own where status = ? order by created_on desc, id desc limit ?
    )
    select (select count(*)::int from (select from matching limit ?) counted) as total,
      (select coalesce(json_agg(${entry} order by ${sorts[query.sort]}), '[]') from page as listed) as orders,
      (select coalesce(json_agg(${entry} order by created_on desc, id desc), '[]') from newest as listed) as newest`;
  return {
    sql,
    params: [
      ...own.params,
      ...filter.params,
      query.pageSize,
      (query.page - 1) * query.pageSize,
      scope.newest,
      pageSizes.orders,
      mostCounted(query) + 1,
    ],
  };
}
