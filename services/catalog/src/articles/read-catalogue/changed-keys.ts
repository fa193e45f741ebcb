import { ownNumbersKey } from '../../customer-numbers/index.js';
import { indexKey, synonymsKey } from '../../search/index.js';

/** Keys of the data behind cached pages; a change of the data drops the pages at once. */
export const changed = {
  /** Many articles at once. */
  articles: 'article',
  /** One article, or its stock. */
  stockOf: (articleId: string) => `article:${articleId}`,
  /** Categories, groups and their tables. */
  categories: 'categories',
  /** Producers, their companies and locations. */
  parties: 'parties',
  /** Price terms that do not belong to one article. */
  terms: 'terms',
  /** Content of the search index. */
  index: indexKey,
  /** Synonyms of the search beside those of the trade. */
  synonyms: synonymsKey,
  /** Many own article numbers at once. */
  ownNumbers: ownNumbersKey,
  /** Own article numbers of one company. */
  ownNumbersOf: (companyId: number) => `${ownNumbersKey}:${companyId}`,
} as const;
