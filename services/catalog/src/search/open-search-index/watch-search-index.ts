import { Inject, Injectable } from '@nestjs/common';
import { ReadyChecks } from '@werkbank/platform/health';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { CatalogEnv } from '../../env.js';
import { SEARCH_INDEX, type SearchIndex } from '../search-index/search-index.js';

/**
 * Names Meilisearch where the readiness of catalog is asked for. Articles, prices and stock work without it, so that a
 * broken search takes no replica out.
 */
@Injectable()
export class WatchSearchIndex {
  constructor(
    checks: ReadyChecks,
    @Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>,
    @Inject(SEARCH_INDEX) index: SearchIndex,
  ) {
    if (!env.MEILI_URL) return;
    const anything = { language: 'de', text: '', filters: {}, page: 1, pageSize: 1 } as const;
    checks.addOptional('search', async () => void (await index.find(anything)));
  }
}
