import { asNobody } from '@werkbank/platform/request';
import type { SearchHits, ValueCounts } from '../../search/index.js';

/** Search hits that cache the value counts of each property. */
export class CachedHits implements SearchHits {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly articleIds: string[];
  readonly groupCounts: Record<string, number>;
  readonly understood: SearchHits['understood'];
  readonly foundBy: SearchHits['foundBy'];
  private readonly counts = new Map<string, Promise<Record<string, ValueCounts>>>();

  constructor(private readonly hits: SearchHits) {
    ({
      total: this.total,
      totalIsExact: this.totalIsExact,
      articleIds: this.articleIds,
      groupCounts: this.groupCounts,
      understood: this.understood,
      foundBy: this.foundBy,
    } = hits);
  }

  countValues(properties: readonly string[]): Promise<Record<string, ValueCounts>> {
    const key = JSON.stringify(properties);
    const known = this.counts.get(key);
    if (known) return known;
    const counts = asNobody(() => this.hits.countValues(properties));
    this.counts.set(key, counts);
    // A failed count is not cached.
    void counts.catch(() => this.counts.delete(key));
    return counts;
  }
}
