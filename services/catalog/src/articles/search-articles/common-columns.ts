import type { ArticleRow, Column } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { type ArticleTables, shownColumn } from '../../search/index.js';

/** The columns that make sense for every row of a mixed page: those that all of its groups have. */
export function commonColumns(
  rows: readonly ArticleRow[],
  tables: ArticleTables,
  language: Language,
): Column[] {
  const groups = [...new Set(rows.map(({ groupId }) => groupId))].flatMap(
    (groupId) => tables.byGroup[groupId] ?? [],
  );
  const [first, ...others] = groups;
  if (!first) return [];
  return first.columns
    .filter(({ key }) => others.every(({ columns }) => columns.some((column) => column.key === key)))
    .map((column) => shownColumn(column, language));
}
