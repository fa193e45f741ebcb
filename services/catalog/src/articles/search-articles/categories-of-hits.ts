import type { CategoryCard } from '@werkbank/contracts/entities';
import { unplacedGroupId } from '../../catalogue/index.js';
import { type ArticleTables, wordsOf } from '../../search/index.js';

const mostCards = 24;

/**
 * The groups with hits: first a group with the typed name, then groups with all of the words in their
 * name, then those with most hits. The counts are of hits, not of all articles.
 */
export function categoriesOfHits(
  groupCounts: Record<string, number>,
  tables: ArticleTables,
  typed: string,
): CategoryCard[] {
  const asked = wordsOf(typed);
  const isCalledSo = (groupId: string): number => {
    if (asked.length === 0) return 0;
    const name = wordsOf(tables.byGroup[groupId]?.card.categoryDescription ?? '');
    if (!asked.every((word) => name.includes(word))) return 0;
    return name.length === asked.length ? 2 : 1;
  };
  return Object.entries(groupCounts)
    .filter(([groupId]) => groupId !== unplacedGroupId)
    .map(([groupId, articleCount]) => ({ groupId, articleCount, calledSo: isCalledSo(groupId) }))
    .sort(
      (a, b) =>
        b.calledSo - a.calledSo || b.articleCount - a.articleCount || a.groupId.localeCompare(b.groupId),
    )
    .slice(0, mostCards)
    .flatMap(({ groupId, articleCount }) => {
      const card = tables.byGroup[groupId]?.card;
      return card ? [{ ...card, articleCount }] : [];
    });
}
