import { byteOrderMark, type CsvCell, csvLine, csvSeparators } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import type { Cell, TableColumn, TableLine } from '../article/table-column.js';

/** Lines as CSV, as spreadsheets of the language open it. Texts that look like formulas or figures get an apostrophe. */
export async function* writeCsv(
  columns: readonly TableColumn[],
  parts: AsyncIterable<readonly TableLine[]>,
  language: Language,
): AsyncGenerator<string> {
  const separator = csvSeparators[language];
  yield byteOrderMark +
    csvLine(
      columns.map(({ head }) => head),
      separator,
    );
  for await (const lines of parts) {
    yield lines
      .map((line) =>
        csvLine(
          columns.map(({ value }) => csvCell(value(line), language)),
          separator,
        ),
      )
      .join('');
  }
}

function csvCell(cell: Cell, language: Language): CsvCell {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  if ('day' in cell) return { figure: cell.day };
  return { figure: language === 'de' ? cell.decimal.replace('.', ',') : cell.decimal };
}
