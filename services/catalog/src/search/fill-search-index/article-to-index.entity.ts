import { defineEntity, p } from '@mikro-orm/core';

/** An article that waits for the index. Triggers of the table of articles write it, once for each change. */
export const ArticleToIndex = defineEntity({
  name: 'ArticleToIndex',
  tableName: 'article_to_index',
  properties: {
    position: p.bigint('number').primary().generated('by default as identity'),
    articleId: p.text(),
    /** It is in the index of the database already; the engine was away. */
    forEngine: p.boolean().default(false),
  },
});
