import type { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogEnv } from '../../env.js';
import { MeilisearchSearchIndex } from '../meilisearch/meilisearch-search-index.js';
import { PostgresSearchIndex } from '../postgres/postgres-search-index.js';
import { WordsOfDatabase } from '../postgres/words-of-database.js';
import type { SearchIndexes } from '../search-index/search-index.js';

/** The service's own database, and Meilisearch beside it where an address is given. */
export function openSearchIndexes(
  env: Pick<CatalogEnv, 'MEILI_URL' | 'MEILI_KEY'>,
  em: EntityManager,
): SearchIndexes {
  const words = new WordsOfDatabase(em);
  return {
    database: new PostgresSearchIndex(em, words),
    engine: env.MEILI_URL
      ? new MeilisearchSearchIndex(
          { url: env.MEILI_URL, name: 'articles', ...(env.MEILI_KEY && { key: env.MEILI_KEY }) },
          words,
        )
      : null,
  };
}
