import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Reader, waitsFor } from '@werkbank/contracts/delivery';
import type { OrderList, OrderListEntry } from '@werkbank/contracts/entities';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { dayOf } from '@werkbank/contracts/calendar';
import { Clock, companyOf, isPlatformAdmin } from '../../order/index.js';
import {
  allOrders,
  delayed,
  type ListQuery,
  type ListScope,
  ofBuyer,
  ofProducer,
  unconfirmed,
} from './list-scope.js';
import { type ListedOrder, listedOrders, mostCounted } from './list-statement.js';

/** Lists of orders: a buyer's own, a producer company's, and those that a platform admin watches. */
@Controller()
export class ListOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Call('listSalesOrders')
  sales(@Input() { query }: CallInput<'listSalesOrders'>, @CallerOf() caller: Caller) {
    if (isPlatformAdmin(caller)) return this.list(allOrders, query);
    return this.list(ofBuyer(companyOf(caller) ?? 0), query, { side: 'buyer' });
  }

  @Call('listPurchaseOrders')
  purchases(@Input() { query }: CallInput<'listPurchaseOrders'>, @CallerOf() caller: Caller) {
    const companyId = companyOf(caller) ?? 0;
    return this.list(ofProducer(companyId), query, { side: 'producer', companyId });
  }

  @Call('listUnconfirmedOrders')
  unconfirmed(@Input() { query }: CallInput<'listUnconfirmedOrders'>) {
    return this.list(unconfirmed, query);
  }

  @Call('listDelayedOrders')
  delayed(@Input() { query }: CallInput<'listDelayedOrders'>) {
    return this.list(delayed(dayOf(this.clock.now())), query);
  }

  private async list(
    scope: ListScope,
    query: ListQuery,
    reader: Reader = { side: 'platform' },
  ): Promise<OrderList> {
    const found = await readOne(this.em, ...listedOrders(scope, query));
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
