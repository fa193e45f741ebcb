import type { EntityManager } from '@mikro-orm/postgresql';
import type { CatalogEnv } from '../../env.js';
import { MeilisearchSearchIndex } from '../meilisearch/meilisearch-search-index.js';
import { PostgresSearchIndex } from '../postgres/postgres-search-index.js';
import type { SearchIndex } from '../search-index/search-index.js';

/** Meilisearch where an address is given, otherwise the service's own database. */
export function openSearchIndex(
  env: Pick<CatalogEnv, 'MEILI_URL' | 'MEILI_KEY'>,
  em: EntityManager,
): SearchIndex {
  return env.MEILI_URL
    ? new MeilisearchSearchIndex({
        url: env.MEILI_URL,
        name: 'articles',
        ...(env.MEILI_KEY && { key: env.MEILI_KEY }),
      })
    : new PostgresSearchIndex(em);
}
