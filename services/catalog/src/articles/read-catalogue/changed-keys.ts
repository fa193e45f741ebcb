import type { EntityManager } from '@mikro-orm/postgresql';

/** What pages are made of, as far as it changes at once. */
export const changed = {
  /** Any article but for its stock. */
  articles: 'article',
  /** The stock of one. */
  stockOf: (articleId: string) => `article:${articleId}`,
  /** Categories, groups and their tables. */
  categories: 'categories',
  /** Producers, their companies and locations. */
  parties: 'parties',
  /** Whatever prices depend on beside the article. */
  terms: 'terms',
  /** What the search index has. */
  index: 'index',
} as const;

/** The index may lie elsewhere: whoever changes it says so, in the transaction of the change. */
export async function noteIndexChange(em: EntityManager): Promise<void> {
  await em.execute('insert into changed_key (key) values (?) on conflict do nothing', [changed.index], 'run');
}
