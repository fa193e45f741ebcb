import { isDeepStrictEqual } from 'node:util';
import type { CurrentArticle } from '../compare/compare-article.js';
import { locationOfStockKey } from '../compare/compare-article.js';
import type { ColumnChanges, SentColumns } from '../tables/index.js';

/** Restored state of an article after an import. */
export interface Restored {
  columns: SentColumns;
  /** By dispatch location; null for none before. */
  levels: Record<number, number | null>;
  /** Fields with later manual changes, which are kept. */
  stays: string[];
}

/** Restores the previous value of each field that still has the value of the import. */
export function withdrawArticle(changes: ColumnChanges, current: CurrentArticle): Restored {
  const restored: Restored = { columns: {}, levels: {}, stays: [] };
  for (const [key, { before, after }] of Object.entries(changes)) {
    const location = locationOfStockKey(key);
    const now = location === undefined ? current.columns[key] : current.stock[location];
    if (!isSame(now, after)) restored.stays.push(key);
    else if (location === undefined) restored.columns[key] = before;
    else restored.levels[location] = typeof before === 'number' ? before : null;
  }
  return restored;
}

/** Numbers with decimals come as numbers from the table and as texts from a file. */
function isSame(now: unknown, after: unknown): boolean {
  if (typeof now === 'number' && typeof after === 'string') return now === Number(after);
  return isDeepStrictEqual(now ?? null, after ?? null);
}
