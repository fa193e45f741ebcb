import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { CatalogEnv } from '../env.js';
import { RankBoughtArticles } from './bought-articles/rank-bought-articles.js';
import { CatchUpEngine } from './fill-search-index/catch-up-engine.js';
import { FillEmptyIndex } from './fill-search-index/fill-empty-index.js';
import { FollowArticles } from './fill-search-index/follow-articles.js';
import { FillSearchIndex } from './fill-search-index/fill-search-index.js';
import { openSearchIndexes } from './open-search-index/open-search-indexes.js';
import { SearchWithFallback } from './open-search-index/search-with-fallback.js';
import { WatchSearchIndex } from './open-search-index/watch-search-index.js';
import { DeleteOldSearches } from './search-log/delete-old-searches.js';
import { SearchLog } from './search-log/search-log.js';
import { SEARCH, SEARCH_INDEXES, type SearchIndexes } from './search-index/search-index.js';

/** The search index and its use: finding, filtering and showing articles. */
@Module({
  providers: [
    RankBoughtArticles,
    FillSearchIndex,
    FillEmptyIndex,
    FollowArticles,
    CatchUpEngine,
    WatchSearchIndex,
    SearchLog,
    DeleteOldSearches,
    {
      provide: SEARCH_INDEXES,
      inject: [SERVICE, EntityManager],
      useFactory: ({ env }: ServiceInfo<CatalogEnv>, em: EntityManager) => openSearchIndexes(env, em),
    },
    {
      provide: SEARCH,
      inject: [SEARCH_INDEXES],
      useFactory: ({ database, engine }: SearchIndexes) =>
        engine ? new SearchWithFallback(engine, database) : database,
    },
  ],
  exports: [SEARCH, FillSearchIndex, SearchLog],
})
export class SearchModule {}
