import { byteOrderMark, type CsvCell, csvLine, csvSeparators } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import { numberOf, type PriceColumn, priceColumns } from './price-columns.js';
import type { PriceRow } from './price-rows.js';

export async function* csvOf(
  parts: AsyncIterable<readonly PriceRow[]>,
  language: Language,
): AsyncGenerator<string> {
  const separator = csvSeparators[language];
  const head = priceColumns.map(({ title }) => title[language]);
  yield byteOrderMark + csvLine(head, separator);
  for await (const rows of parts) {
    yield rows
      .map((row) =>
        csvLine(
          priceColumns.map((column) => cellOf(column, row, language)),
          separator,
        ),
      )
      .join('');
  }
}

function cellOf(column: PriceColumn, row: PriceRow, language: Language): CsvCell {
  if (column.kind === 'text') return String(row[column.of]);
  const digits = column.kind === 'whole' ? 0 : 2;
  const number = numberOf(column, row).toFixed(digits);
  return { figure: language === 'de' ? number.replace('.', ',') : number };
}
