import type { KeptListLine } from '../store-lists/saved-list.entity.js';

interface Change {
  articleId: string;
  quantity: number | null;
}

/** The articles that a list does not have yet. The latest of several changes of an article counts. */
export function addedArticles(
  lines: readonly KeptListLine[],
  changes: readonly Change[],
): { articleId: string; quantity: number }[] {
  const known = new Set(lines.map(({ articleId }) => articleId));
  return [...latest(changes)].flatMap(([articleId, quantity]) =>
    known.has(articleId) || quantity === null ? [] : [{ articleId, quantity }],
  );
}

/** Lines with other quantities, without those that go, and with new ones at the end. */
export function changedLines(
  lines: readonly KeptListLine[],
  changes: readonly Change[],
  added: readonly KeptListLine[],
): KeptListLine[] {
  const quantities = latest(changes);
  const known = new Set(lines.map(({ articleId }) => articleId));
  const stay = lines.flatMap((line) => {
    const quantity = quantities.get(line.articleId);
    if (quantity === null) return [];
    return [quantity === undefined ? line : { ...line, quantity }];
  });
  return [...stay, ...added.filter(({ articleId }) => !known.has(articleId))];
}

const latest = (changes: readonly Change[]) =>
  new Map(changes.map(({ articleId, quantity }) => [articleId, quantity] as const));
