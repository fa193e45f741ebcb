import { Inject, Injectable } from '@nestjs/common';
import { ReadyChecks } from '@werkbank/platform/health';
import { SEARCH_INDEXES, type SearchIndexes } from '../search-index/search-index.js';

/**
 * Names the search engine where the readiness of catalog is asked for. The database is searched without it, so that a
 * broken engine takes no replica out.
 */
@Injectable()
export class WatchSearchIndex {
  constructor(checks: ReadyChecks, @Inject(SEARCH_INDEXES) { engine }: SearchIndexes) {
    if (!engine) return;
    const anything = { language: 'de', text: '', filters: {}, page: 1, pageSize: 1 } as const;
    checks.addOptional('search', async () => void (await engine.find(anything)));
  }
}
