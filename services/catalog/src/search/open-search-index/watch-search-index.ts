import { Inject, Injectable } from '@nestjs/common';
import { ReadyChecks } from '@werkbank/platform/health';
import { SEARCH_INDEXES, type SearchIndexes } from '../search-index/search-index.js';

/**
 * Names the search engine in the readiness of catalog. The database answers searches without it, so a broken engine takes no
 * replica out.
 */
@Injectable()
export class WatchSearchIndex {
  constructor(checks: ReadyChecks, @Inject(SEARCH_INDEXES) { engine }: SearchIndexes) {
    if (!engine) return;
    const anything = { language: 'de', text: '', filters: {}, page: 1, pageSize: 1 } as const;
    checks.addOptional('search', async () => void (await engine.find(anything)));
  }
}
