import { Readable } from 'node:stream';
import type { Language } from '@werkbank/contracts/localization';
import { readAhead, xlsxOf } from '@werkbank/platform/spreadsheets';
import type { CatalogueToExport } from './article/catalogue-to-export.js';
import { bmecat12, bmecat2005 } from './write-bmecat/dialect.js';
import { writeBmecat } from './write-bmecat/write-bmecat.js';
import { sheetColumns } from './write-table/sheet-columns.js';
import { tableLines } from './write-table/table-lines.js';
import { writeCsv } from './write-table/write-csv.js';

export type Format = 'bmecat' | 'bmecat12' | 'csv' | 'xlsx';

const sheetNames: Readonly<Record<Language, string>> = { de: 'Artikel', en: 'Articles' };

/** A catalogue as a file that is made while it is sent. */
export async function fileOf(
  catalogue: CatalogueToExport,
  format: Format,
  language: Language,
): Promise<Readable> {
  if (format === 'bmecat' || format === 'bmecat12') {
    const dialect = format === 'bmecat' ? bmecat2005 : bmecat12(language);
    return Readable.from(await readAhead(writeBmecat({ ...catalogue, madeOn: new Date() }, dialect)));
  }
  const columns = await catalogue.columns(language);
  const lines = await readAhead(tableLines(catalogue.read()));
  return format === 'csv'
    ? Readable.from(writeCsv(columns, lines, language))
    : xlsxOf(lines, { name: sheetNames[language], columns: sheetColumns(columns) });
}
