import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { boughtArticleLimits } from '@werkbank/contracts/limits';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Call, CallerOf } from '@werkbank/platform/http';
import { Clock, companyOf, OrderItemEntity } from '../../order/index.js';
import { boughtSince, newestOrders } from './newest-orders.js';

type Answer = CallAnswer<'listBoughtArticles'>;
const { articles } = boughtArticleLimits;

const boughtArticles = statement(
  'bought-articles',
  {
    ...columns(OrderItemEntity, 'articleId', 'materialNumber', 'articleText', 'articleTexts'),
    lastBoughtOn: p.datetime(),
  },
  `${newestOrders}
   select * from (
     select distinct on (i.article_id) i.article_id as "articleId", i.material_number as "materialNumber",
            i.article_text as "articleText", i.article_texts as "articleTexts", n.created_on as "lastBoughtOn"
       from newest n join order_item i on i.order_id = n.id
      where not i.cancelled
      order by i.article_id, n.created_on desc) as bought
    order by "lastBoughtOn" desc, "articleId"
    limit ${articles}`,
);

/** Recent purchases of a company, so that its people recognise them in lists. */
@Controller()
export class ListBoughtArticles {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Call('listBoughtArticles')
  async list(@CallerOf() caller: Caller): Promise<Answer> {
    const since = boughtSince(this.clock.now());
    const rows = await readMany(this.em, boughtArticles, [companyOf(caller), since]);
    return {
      articles: rows.map(({ lastBoughtOn, ...article }) => ({
        ...article,
        lastBoughtOn: lastBoughtOn.toISOString(),
      })),
    };
  }
}
