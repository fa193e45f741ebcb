import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import type { EventPayload } from '@werkbank/contracts/events';
import { Outbox } from '@werkbank/platform/messaging';
import { Stock } from '../manage-stock/entities.js';

const batchSize = 500;

const levelsOfArticle = {
  ...columns(Stock, 'articleId'),
  levels: p.json<EventPayload<'catalog.stock-changed.v1'>['levels']>(),
};
const levelsSql = `select article_id as "articleId",
           json_agg(json_build_object('dispatchLocationId', dispatch_location_id, 'stockLevel', level)) as levels
         from stock`;
const levelsOfArticles = statement(
  'stock-levels-of-articles',
  levelsOfArticle,
  `${levelsSql} where article_id > ? group by article_id order by article_id limit ${batchSize}`,
);

const levelsOfSome = statement(
  'stock-levels-of-some-articles',
  levelsOfArticle,
  `${levelsSql} where article_id in (select jsonb_array_elements_text(?::jsonb)) group by article_id order by article_id`,
);

/** Publishes the levels of changed articles, in the transaction of the change. Two statements. */
export async function tellStock(em: EntityManager, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) return;
  const rows = await readMany(em, levelsOfSome, [JSON.stringify(articleIds)]);
  const changed = rows.map((payload) => ({ key: payload.articleId, payload }));
  await Outbox.recordMany(em, 'catalog.stock-changed.v1', changed);
}

/**
 * Publishes the levels of all articles again, so that other services can rebuild their replicas. Returns
 * the number of articles.
 */
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
