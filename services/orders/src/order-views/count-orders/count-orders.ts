import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';

type Answer = QueryAnswer<'orders.count-orders'>;

const orders = statement(
  'count-orders',
  { orders: p.integer() },
  `select count(distinct o.id)::int as orders
     from sales_order o left join delivery d on d.order_id = o.id
    where o.deleted_at is null
      and (d.producer_id = ? or d.producer_company_id = any (?::int[]) or o.customer_id = any (?::int[]))`,
);

/** Number of orders of a producer: admin asks for it before it deletes one. */
@Controller()
export class CountOrders {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('orders.count-orders')
  async count({ producerId, companyIds }: Asked<'orders.count-orders'>): Promise<Answer> {
    const companies = `{${companyIds.join()}}`;
    const row = await readOne(this.em, orders, [producerId, companies, companies]);
    return row ?? { orders: 0 };
  }
}
