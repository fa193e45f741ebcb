import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';
import { SalesOrderEntity } from '../../order/index.js';

type Answer = QueryAnswer<'orders.get-order-lines'>;

const orderedLines = statement(
  'ordered-lines',
  { ...columns(SalesOrderEntity, 'currency', 'createdOn'), lines: p.json<NonNullable<Answer>['lines']>() },
  `select o.currency, o.created_on as "createdOn",
    (select json_agg(line order by line.first) from (
      select min(i.id) as first, i.article_id as "articleId", min(i.material_number) as "materialNumber",
             min(i.article_text) as "articleText", min(d.producer_id) as "producerId",
             min(d.producer_name) as "producerName", min((d.dispatch_location->>'id')::int) as "dispatchLocationId",
             sum(i.quantity)::int as quantity, sum((i.price->>'taxBase')::bigint)::bigint as "taxBase"
        from order_item i join delivery d on d.id = i.delivery_id
       where i.order_id = o.id
       group by i.article_id) line) as lines
  from sales_order o
 where o.id = ? and o.customer_id = ? and o.deleted_at is null`,
);

/** Lines of an earlier order in one statement, regardless of later splits. */
@Controller()
export class GetOrderLines {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('orders.get-order-lines')
  async answer({ orderId, customerCompanyId }: Asked<'orders.get-order-lines'>): Promise<Answer> {
    const order = await readOne(this.em, orderedLines, [orderId, customerCompanyId]);
    if (!order) return null;
    const { createdOn, ...ordered } = order;
    return { ...ordered, orderedOn: createdOn.toISOString() };
  }
}
