import type { Filters } from '@werkbank/contracts/filters';
import { producerProperty } from '../search-index/article-document.js';
import type { ArticleTables } from '../article-tables/article-tables.js';

const mostFacets = 12;

/**
 * The filters of a result: the producer, then the properties that at least half of the hits have, in the
 * order of the groups' tables, and all chosen ones.
 */
export function chooseFacets(
  groupCounts: Record<string, number>,
  tables: ArticleTables,
  filters: Filters,
): string[] {
  const hits = Object.entries(groupCounts).sort(([, a], [, b]) => b - a);
  const total = hits.reduce((sum, [, count]) => sum + count, 0);
  const covered = new Map<string, number>();
  for (const [groupId, count] of hits) {
    for (const key of tables.byGroup[groupId]?.facets ?? [])
      covered.set(key, (covered.get(key) ?? 0) + count);
  }
  const common = [...covered]
    .filter(([key, count]) => count * 2 >= total || key in filters)
    .map(([key]) => key);
  return [producerProperty, ...common].slice(0, mostFacets);
}
