import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { CatalogEnv } from '../env.js';
import { FillEmptyIndex } from './fill-search-index/fill-empty-index.js';
import { FollowArticles } from './fill-search-index/follow-articles.js';
import { FillSearchIndex } from './fill-search-index/fill-search-index.js';
import { openSearchIndex } from './open-search-index/open-search-index.js';
import { WatchSearchIndex } from './open-search-index/watch-search-index.js';
import { SEARCH_INDEX } from './search-index/search-index.js';

/** The search index with what articles are found, narrowed and shown by. */
@Module({
  providers: [
    FillSearchIndex,
    FillEmptyIndex,
    FollowArticles,
    WatchSearchIndex,
    {
      provide: SEARCH_INDEX,
      inject: [SERVICE, EntityManager],
      useFactory: ({ env }: ServiceInfo<CatalogEnv>, em: EntityManager) => openSearchIndex(env, em),
    },
  ],
  exports: [SEARCH_INDEX, FillSearchIndex],
})
export class SearchModule {}
