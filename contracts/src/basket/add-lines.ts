import { quantityLimits } from '../limits/index.js';

/** One line per article, at the place of its first one: its quantities are added, up to the largest quantity. */
export function addLines<Line extends { articleId: string; quantity: number }>(
  lines: readonly Line[],
  more: readonly Line[],
): Line[] {
  const added = new Map<string, Line>();
  for (const line of [...lines, ...more]) {
    const known = added.get(line.articleId);
    const quantity = Math.min((known?.quantity ?? 0) + line.quantity, quantityLimits.max);
    added.set(line.articleId, { ...(known ?? line), quantity });
  }
  return [...added.values()];
}
