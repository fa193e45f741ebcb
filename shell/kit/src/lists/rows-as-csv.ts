import { csvText } from '@werkbank/contracts/user-file';
import type { Formats } from '../formats/use-formats';
import type { WorkingColumn } from '../table/columns';
import { columnName } from '../table/table-view';

/** What separates the cells of a file, by the reader's spreadsheet. */
const separators = { de: ';', en: ',' } as const;

/** Rows as a file with every column that says what it is as a text, numbers with the reader's decimal separator. */
export function rowsAsCsv<Row>(
  columns: readonly WorkingColumn<Row>[],
  rows: readonly Row[],
  formats: Pick<Formats, 'language' | 'decimal'>,
): string {
  const told = columns.flatMap(({ text, ...column }) => {
    const name = columnName(column);
    return text && name !== undefined ? [{ name, text }] : [];
  });
  const cell = (value: string | number | null | undefined) =>
    typeof value === 'number' ? formats.decimal(String(value)) : (value ?? '');
  return csvText(
    [told.map(({ name }) => name), ...rows.map((row) => told.map(({ text }) => cell(text(row))))],
    separators[formats.language],
  );
}
