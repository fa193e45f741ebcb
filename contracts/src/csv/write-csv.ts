import type { Language } from '../localization/index.js';
import { keptText } from './kept-text.js';

/** A text, or a figure or date as the reader's spreadsheet writes it, which it may take as such. */
export type CsvCell = string | { readonly figure: string };

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = '\uFEFF';
/** German spreadsheets divide by semicolons, for the comma is in their numbers. */
export const csvSeparators: Record<Language, ';' | ','> = { de: ';', en: ',' };

function written(cell: CsvCell, separator: string): string {
  const text = typeof cell === 'string' ? keptText(cell) : cell.figure;
  const quoted = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return quoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file. */
export function csvLine(cells: readonly CsvCell[], separator: string): string {
  return `${cells.map((cell) => written(cell, separator)).join(separator)}\r\n`;
}

/** Rows as a CSV file that spreadsheets open as it is meant: marked as UTF-8, no cell runs, and texts stay as they are. */
export function csvText(rows: readonly (readonly CsvCell[])[], separator: string = csvSeparators.de): string {
  return byteOrderMark + rows.map((row) => csvLine(row, separator)).join('');
}
