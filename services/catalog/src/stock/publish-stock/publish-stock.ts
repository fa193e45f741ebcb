import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import type { EventPayload } from '@werkbank/contracts/events';
import { Outbox } from '@werkbank/platform/messaging';
import { Stock } from '../manage-stock/entities.js';

const batchSize = 500;

const levelsOfArticles = statement(
  'stock-levels-of-articles',
  {
    ...columns(Stock, 'articleId'),
    levels: p.json<EventPayload<'catalog.stock-changed.v1'>['levels']>(),
  },
  `select article_id as "articleId",
           json_agg(json_build_object('dispatchLocationId', dispatch_location_id, 'stockLevel', level)) as levels
         from stock where article_id > ? group by article_id order by article_id limit ${batchSize}`,
);

/** Records the levels of all articles once more, so that whoever keeps a replica can rebuild it. Returns how many. */
export async function publishStock(em: EntityManager): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const last = await em.transactional(async (batch) => {
      const rows = await readMany(batch, levelsOfArticles, [after]);
      for (const event of rows)
        await Outbox.record(batch, 'catalog.stock-changed.v1', event, { key: event.articleId });
      count += rows.length;
      return rows.at(-1)?.articleId;
    });
    if (last === undefined) return count;
    after = last;
  }
}
