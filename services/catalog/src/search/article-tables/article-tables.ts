import type { CategoryCard, Column, LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

type Words = LocalizedText;

/** A column of a group's table as it is stored. */
export interface StoredColumn {
  key: string;
  de: string;
  en: string;
  unit: string | null;
  letter: string | null;
  kind: 'number' | 'text';
  /** Decimal places to show at most; numbers only. */
  digits: number | null;
  /** Names of text values; a value that is missing here reads the same in both languages. */
  values: Record<string, Words> | null;
}

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
