import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { awaitsDispatch, type Reader, sqlStatuses, waitsFor } from '@werkbank/contracts/delivery';
import type { OrderList, OrderListEntry } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { dayOf } from '@werkbank/contracts/calendar';
import { Clock, companyOf, isPlatformAdmin } from '../../order/index.js';
import type { ListQuery, ListScope } from './list-scope.js';
import { listStatement, mostCounted } from './list-statement.js';

/** An order as the statement gives it, with where each of its deliveries stands. */
interface ListedOrder extends Omit<OrderListEntry, 'waitsFor'> {
  answers: Parameters<typeof waitsFor>[0];
}

/** Lists of orders: a buyer's own, a producer company's, and those that a platform admin watches. */
@Controller()
export class ListOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Call('listSalesOrders')
  sales(@Input() { query }: CallInput<'listSalesOrders'>, @CallerOf() caller: Caller) {
    if (isPlatformAdmin(caller)) return this.list({ newest: null }, query);
    const own = { sql: 'o.customer_id = ?', params: [companyOf(caller) ?? 0] };
    return this.list({ condition: own, newest: 'Proposed' }, query, { side: 'buyer' });
  }

  @Call('listPurchaseOrders')
  purchases(@Input() { query }: CallInput<'listPurchaseOrders'>, @CallerOf() caller: Caller) {
    const companyId = companyOf(caller) ?? 0;
    const scope = { producerCompanyId: companyId, newest: 'Created' as const };
    return this.list(scope, query, { side: 'producer', companyId });
  }

  @Call('listUnconfirmedOrders')
  unconfirmed(@Input() { query }: CallInput<'listUnconfirmedOrders'>) {
    const sql = `exists (select from delivery d where d.order_id = o.id and d.status = 'Created')`;
    return this.list({ condition: { sql, params: [] }, newest: null }, query);
  }

  @Call('listDelayedOrders')
  delayed(@Input() { query }: CallInput<'listDelayedOrders'>) {
    const answered = sqlStatuses((status) => awaitsDispatch(status) && status !== 'Created');
    const sql = `exists (select from delivery d where d.order_id = o.id and d.planned_shipment_date < ?::date
      and d.status in (${answered}))`;
    const today = dayOf(this.clock.now());
    return this.list({ condition: { sql, params: [today] }, newest: null }, query);
  }

  private async list(
    scope: ListScope,
    query: ListQuery,
    reader: Reader = { side: 'platform' },
  ): Promise<OrderList> {
    const { sql, params } = listStatement(scope, query);
    const found = await readOne<{ total: number; orders: ListedOrder[]; newest: ListedOrder[] }>(
      this.em,
      sql,
      params,
    );
    const most = mostCounted(query);
    const counted = found?.total ?? 0;
    const totalItems = Math.min(counted, most);
    const entry = ({ answers, ...order }: ListedOrder): OrderListEntry => ({
      ...order,
      waitsFor: waitsFor(answers, reader),
    });
    return {
      newest: (found?.newest ?? []).map(entry),
      orders: (found?.orders ?? []).map(entry),
      page: query.page,
      pages: Math.max(1, Math.ceil(totalItems / query.pageSize)),
      pageSize: query.pageSize,
      totalItems,
      totalIsExact: counted <= most,
    };
  }
}
