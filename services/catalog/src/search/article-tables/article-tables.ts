import type { CategoryCard, Column, LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import type { StoredColumn } from '../../catalogue/index.js';

type Words = LocalizedText;

export interface GroupTable {
  description: Words;
  imageUrl: string | null;
  drawingUrl: string | null;
  columns: StoredColumn[];
  detailsColumns: StoredColumn[];
  /** Keys of columns by which the table can be narrowed. */
  facets: string[];
}
export interface ArticleTable extends GroupTable {
  card: CategoryCard;
}
export interface ArticleTables {
  byGroup: Record<string, ArticleTable>;
  /** Names of all producers, for filters. */
  producers: Record<string, string>;
}

export function shownColumn(column: StoredColumn, language: Language): Column {
  const { key, unit, letter, kind } = column;
  return { key, label: column[language], unit, letter, kind };
}
