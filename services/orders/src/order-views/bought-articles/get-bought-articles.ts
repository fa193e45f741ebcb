import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { boughtArticleLimits } from '@werkbank/contracts/limits';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';
import { Clock, OrderItemEntity, SalesOrderEntity } from '../../order/index.js';
import { boughtSince, newestOrders } from './newest-orders.js';

/** An order can hold an article in several parts, which were rounded each. */
const lastOrdered = statement(
  'last-ordered-articles',
  {
    ...columns(OrderItemEntity, 'articleId'),
    ...columns(SalesOrderEntity, 'currency'),
    materialNumber: p.text(),
    articleText: p.text(),
    producerId: p.integer(),
    producerName: p.text(),
    quantity: p.integer(),
    taxBase: p.bigint('number'),
    orderedOn: p.datetime(),
  },
  `${newestOrders}
   select * from (
     select distinct on (i.article_id) i.article_id as "articleId", n.currency,
            min(i.material_number) as "materialNumber", min(i.article_text) as "articleText",
            min(d.producer_id) as "producerId", min(d.producer_name) as "producerName",
            sum(i.quantity)::int as quantity, sum((i.price->>'taxBase')::bigint)::bigint as "taxBase",
            n.created_on as "orderedOn"
       from newest n join order_item i on i.order_id = n.id join delivery d on d.id = i.delivery_id
      where not i.cancelled
      group by i.article_id, n.id, n.created_on, n.currency
      order by i.article_id, n.created_on desc) as bought
    order by "orderedOn" desc, "articleId"
    limit ${boughtArticleLimits.articles}`,
);

/** The articles of a company's recent orders with their last price. */
@Controller()
export class GetBoughtArticles {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @QueryHandler('orders.get-bought-articles')
  async answer({
    customerCompanyId,
  }: Asked<'orders.get-bought-articles'>): Promise<QueryAnswer<'orders.get-bought-articles'>> {
    const rows = await readMany(this.em, lastOrdered, [customerCompanyId, boughtSince(this.clock.now())]);
    return {
      articles: rows.map(({ orderedOn, ...row }) => ({ ...row, orderedOn: orderedOn.toISOString() })),
    };
  }
}
