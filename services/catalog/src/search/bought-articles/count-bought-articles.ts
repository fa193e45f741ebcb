import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';

const countOrder = statement(
  'count-order-of-articles',
  {},
  `insert into bought_article (article_id, day, orders)
     select value, current_date, 1 from jsonb_array_elements_text(?::jsonb) order by value
   on conflict (article_id, day) do update set orders = bought_article.orders + 1, is_new = true`,
);

/** Counts each article of an order once, for any quantity. */
export async function countBoughtArticles(
  em: EntityManager,
  lines: readonly { articleId: string }[],
): Promise<void> {
  await run(em, countOrder, [JSON.stringify([...new Set(lines.map(({ articleId }) => articleId))])]);
}
