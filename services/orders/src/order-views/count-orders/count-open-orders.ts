import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { isFinal, sqlStatuses } from '@werkbank/contracts/delivery';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';

const openOrders = statement(
  'count-open-orders',
  { openOrders: p.integer() },
  `select count(distinct o.id)::int as "openOrders"
     from sales_order o join delivery d on d.order_id = o.id
    where o.deleted_at is null and d.status not in (${sqlStatuses(isFinal)})
      and (o.customer_id = ? or d.producer_company_id = ?)`,
);

/** Number of open orders of a company: admin asks for it before it deletes one. */
@Controller()
export class CountOpenOrders {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('orders.count-open-orders')
  async count({
    companyId,
  }: Asked<'orders.count-open-orders'>): Promise<QueryAnswer<'orders.count-open-orders'>> {
    const row = await readOne(this.em, openOrders, [companyId, companyId]);
    return { openOrders: row?.openOrders ?? 0 };
  }
}
