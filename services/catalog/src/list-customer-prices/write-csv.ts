import type { Language } from '@werkbank/contracts/limits';
import { numberOf, type PriceColumn, priceColumns } from './price-columns.js';
import type { PriceRow } from './price-rows.js';

/** Spreadsheets tell by it that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
/** German spreadsheets divide by semicolons, for the comma is in their numbers. */
const separators: Record<Language, string> = { de: ';', en: ',' };

export async function* csvOf(
  parts: AsyncIterable<readonly PriceRow[]>,
  language: Language,
): AsyncGenerator<string> {
  const separator = separators[language];
  const line = (cells: string[]) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  yield byteOrderMark + line(priceColumns.map(({ title }) => title[language]));
  for await (const rows of parts) {
    yield rows.map((row) => line(priceColumns.map((column) => cellOf(column, row, language)))).join('');
  }
}

function cellOf(column: PriceColumn, row: PriceRow, language: Language): string {
  if (column.kind === 'text') return asText(String(row[column.of]));
  const digits = column.kind === 'whole' ? 0 : 2;
  const number = numberOf(column, row).toFixed(digits);
  return language === 'de' ? number.replace('.', ',') : number;
}

/** What a spreadsheet would take for a formula stays text. */
export function asText(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function quoted(cell: string, separator: string): string {
  return /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
