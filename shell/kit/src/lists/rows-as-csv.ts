import { type CsvCell, csvSeparators, csvText } from '@werkbank/contracts/csv';
import type { Formats } from '../formats/use-formats';
import type { WorkingColumn } from '../table/columns';
import { columnName } from '../table/table-view';

/** A date as lists write it is one for the spreadsheet as well, which shows it the same way. */
const date = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}(?:,? \d{1,2}:\d{2})?)$/;

/** Rows as a file with every column that has a text, numbers with the reader's decimal separator. */
export function rowsAsCsv<Row>(
  columns: readonly WorkingColumn<Row>[],
  rows: readonly Row[],
  formats: Pick<Formats, 'language' | 'decimal'>,
): string {
  const told = columns.flatMap(({ text, ...column }) => {
    const name = columnName(column);
    return text && name !== undefined ? [{ name, text }] : [];
  });
  const cell = (value: string | number | null | undefined): CsvCell => {
    if (typeof value === 'number') return { figure: formats.decimal(String(value)) };
    return value && date.test(value) ? { figure: value } : (value ?? '');
  };
  return csvText(
    [told.map(({ name }) => name), ...rows.map((row) => told.map(({ text }) => cell(text(row))))],
    csvSeparators[formats.language],
  );
}
