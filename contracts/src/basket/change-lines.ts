import type { KeptLine, LineChange } from '../entities/basket.js';

/**
 * Lines with changes to some of them. A device sends only its own changes, so lines that another one added stay, and
 * lines that another one removed do not come back. Of two changes of a line the later one counts.
 */
export function changeLines(lines: readonly KeptLine[], changes: readonly LineChange[]): KeptLine[] {
  const changed = new Map(lines.map((line) => [line.articleId, line]));
  const last = new Map(changes.map((change) => [change.articleId, change]));
  for (const { quantity, ...place } of last.values()) {
    if (quantity === null) changed.delete(place.articleId);
    else changed.set(place.articleId, { ...place, quantity });
  }
  return [...changed.values()];
}
