import { plainText } from '../csv/index.js';
import { cleanSearch, numberForm } from '../text/index.js';
import { ownNumberHeads, quickOrderColumns, type QuickOrderField, quickOrderLimits } from './columns.js';

export interface QuickOrderRow {
  /** In the text or the file, the first one being 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line as it is written: what its number names and whether its quantity is one is not known yet. */
export interface ReadLine {
  line: number;
  number: string;
  quantity: string;
}

type Places = Readonly<Record<QuickOrderField, number | undefined>>;

const rowsBeforeHead = 20;
const wholeNumber = /^[1-9]\d{0,3}$/;

/** True where one of the first rows names the columns. */
export const hasHead = (rows: readonly QuickOrderRow[]): boolean => headAt(rows) !== -1;

const headAt = (rows: readonly QuickOrderRow[]): number =>
  headAmong(rows, quickOrderColumns.number.heads, ownNumberHeads);

/** The place of the first row with one of the heads, -1 without any. Rows above it are a title or an address. */
export const headAmong = (rows: readonly QuickOrderRow[], ...heads: readonly (readonly string[])[]): number =>
  rows.slice(0, rowsBeforeHead).findIndex((row) => heads.some((known) => placeOf(row, known) !== undefined));

/**
 * The lines of a table. A head names its columns in either language; without one they are known by what stands in them. A row
 * without a number is one of the own number.
 */
export function linesOfRows(rows: readonly QuickOrderRow[]): ReadLine[] {
  const start = headAt(rows);
  const head = rows[start];
  const places = head
    ? {
        number: placeOf(head, quickOrderColumns.number.heads),
        quantity: placeOf(head, quickOrderColumns.quantity.heads),
      }
    : guessedPlaces(rows);
  const ownPlace = head && placeOf(head, ownNumberHeads);
  return rows.slice(start + 1).flatMap(({ line, cells }) => {
    const number = cleanNumber(cells[places.number ?? -1] ?? '') || cleanNumber(cells[ownPlace ?? -1] ?? '');
    const quantity = cleanNumber(cells[places.quantity ?? -1] ?? '').slice(0, quickOrderLimits.quantity);
    return number === '' && quantity === '' ? [] : [{ line, number, quantity }];
  });
}

/** Rows are read until there are more than a list may have. */
export const isTooLong = (rows: readonly QuickOrderRow[], lines: readonly ReadLine[]): boolean =>
  rows.length > quickOrderLimits.rows || lines.length > quickOrderLimits.lines;

/** A number as it is meant: in one line, without invisible characters. Spreadsheets keep zeros in front by `="0680"`. */
export function cleanNumber(text: string): string {
  const visible = cleanSearch(text.slice(0, quickOrderLimits.number).replaceAll(/\s+/g, ' '));
  return plainText(visible.replaceAll(/\p{C}/gu, ''))
    .replace(/^="([^"]*)"$/, '$1')
    .trim();
}

/** The column under one of the heads. */
export function placeOf({ cells }: QuickOrderRow, heads: readonly string[]): number | undefined {
  const forms = cells.slice(0, quickOrderLimits.columns).map(numberForm);
  const known = heads.find((head) => forms.includes(head));
  return known === undefined ? undefined : forms.indexOf(known);
}

/** The quantity has most whole numbers; of equals it is the second column, else the last. The number stands before all others. */
function guessedPlaces(rows: readonly QuickOrderRow[]): Places {
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), 1);
  const columns = Array.from({ length: Math.min(quickOrderLimits.columns, widest) }, (_, place) => place);
  if (columns.length === 1) return { number: 0, quantity: undefined };
  const counts = columns.map((place) => {
    const cells = rows.map((row) => (row.cells[place] ?? '').trim());
    return isPosition(cells) ? 0 : cells.filter((cell) => wholeNumber.test(cell)).length;
  });
  const most = Math.max(...counts);
  const quantity = most === 0 || counts[1] === most ? 1 : counts.lastIndexOf(most);
  const others = columns.filter(
    (place) => place !== quantity && !isPosition(rows.map(({ cells }) => cells[place] ?? '')),
  );
  const number = others.find((place) => (counts[place] ?? 0) < rows.length / 2) ?? others[0];
  return { number, quantity };
}

/** 1, 2, 3 from row to row. */
const isPosition = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, index) => cell.trim() === String(index + 1));
