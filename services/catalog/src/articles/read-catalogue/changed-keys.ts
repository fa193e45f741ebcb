import { indexKey, synonymsKey } from '../../search/index.js';

/** What pages are made of, as far as it changes at once. */
export const changed = {
  /** Many articles at once. */
  articles: 'article',
  /** One article, or its stock. */
  stockOf: (articleId: string) => `article:${articleId}`,
  /** Categories, groups and their tables. */
  categories: 'categories',
  /** Producers, their companies and locations. */
  parties: 'parties',
  /** Whatever prices depend on beside the article. */
  terms: 'terms',
  /** What the search index has. */
  index: indexKey,
  /** The words that the search knows beside those of the trade. */
  synonyms: synonymsKey,
} as const;
