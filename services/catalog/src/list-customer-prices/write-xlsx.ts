import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Language } from '@werkbank/contracts/limits';
import exceljs from 'exceljs';
import { numberOf, priceColumns } from './price-columns.js';
import type { PriceRow } from './price-rows.js';

const sheetNames: Record<Language, string> = { de: 'Preisliste', en: 'Price list' };
const formats = { text: '@', whole: '0', cents: '#,##0.00', percent: '0.00' } as const;

/**
 * A workbook that is written while it is read: no more rows are made than the reader takes. Text cells are text, whatever
 * they begin with.
 */
export function xlsxOf(parts: AsyncIterable<readonly PriceRow[]>, language: Language): Readable {
  const out = new PassThrough();
  write(out, parts, language).catch((error: Error) => out.destroy(error));
  return out;
}

async function write(
  out: PassThrough,
  parts: AsyncIterable<readonly PriceRow[]>,
  language: Language,
): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet(sheetNames[language], { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = priceColumns.map(({ of, title, kind, width }) => ({
    key: of,
    header: title[language],
    width,
    style: { numFmt: formats[kind] },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: priceColumns.length } };
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for await (const rows of parts) {
    if (out.destroyed) return;
    for (const row of rows) sheet.addRow(cellsOf(row)).commit();
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
  }
  if (!out.destroyed) await workbook.commit();
}

function cellsOf(row: PriceRow): (string | number)[] {
  return priceColumns.map((column) =>
    column.kind === 'text' ? String(row[column.of]) : numberOf(column, row),
  );
}
