import { decimalText } from './decimal-text.js';
import type { ListPrice } from '../../catalogue/index.js';
import type { ExportedArticle } from './exported-article.js';

/** A text, a number in digits with a point, or a day as `YYYY-MM-DD`. */
export type Cell = string | { decimal: string } | { day: string } | null;

/** An article has one line per price. The first one holds all other data. */
export interface TableLine {
  article: ExportedArticle;
  price: ListPrice | undefined;
  isFirst: boolean;
}

export interface TableColumn {
  head: string;
  value: (line: TableLine) => Cell;
}

export const dayCell = (day: string | null | undefined): Cell => (day ? { day } : null);

export const figure = (number: number | null): Cell =>
  number === null ? null : { decimal: decimalText(number) };
