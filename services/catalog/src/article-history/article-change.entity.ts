import { defineEntity, p } from '@mikro-orm/core';
import type { SignedInUser } from '@werkbank/contracts/access';
import type { ArticleChangeCause } from '@werkbank/contracts/entities';

/** One change of an article: by a person, by a file, or by taking a file back. */
export const ArticleChangeEntity = defineEntity({
  name: 'ArticleChange',
  tableName: 'article_change',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    articleId: p.text(),
    companyId: p.integer(),
    at: p.datetime().defaultRaw('now()'),
    cause: p.text().$type<ArticleChangeCause>(),
    /** Set for a change by an import, which has its own record of its user. */
    importId: p.integer().nullable(),
    /** null: an import did it. */
    who: p.json<SignedInUser>().nullable(),
    isNew: p.boolean().default(false),
    /** By column; empty for a new article, which has no previous values. */
    changes: p.json<Record<string, { before: unknown; after: unknown }>>().defaultRaw("'{}'"),
  },
  indexes: [
    {
      name: 'article_change_article',
      expression: 'create index "article_change_article" on "article_change" ("article_id", "id" desc)',
    },
  ],
});
