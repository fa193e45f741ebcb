import type { CategoryCard } from '@werkbank/contracts/entities';
import type { ArticleTables } from '../article-rows/article-tables.js';

const mostCards = 24;

/** The groups that hits lie in, the one with most hits first; counts are of hits, not of all articles. */
export function categoriesOfHits(groupCounts: Record<string, number>, tables: ArticleTables): CategoryCard[] {
  return Object.entries(groupCounts)
    .sort(([a, more], [b, fewer]) => fewer - more || a.localeCompare(b))
    .slice(0, mostCards)
    .flatMap(([groupId, articleCount]) => {
      const card = tables.byGroup[groupId]?.card;
      return card ? [{ ...card, articleCount }] : [];
    });
}
