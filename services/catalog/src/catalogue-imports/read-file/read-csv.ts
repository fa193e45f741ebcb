import { plainText } from '@werkbank/contracts/csv';
import { CsvError, parse } from 'csv-parse';
import { caps } from '../caps.js';
import { recogniseForm } from './csv-form.js';
import { type Encoding, decodeText } from './decode-text.js';
import type { Table, TableRow } from './table.js';
import { through } from './through.js';
import { UnreadableFile } from './unreadable-file.js';

/** Characters by which the form of a file is recognised. */
const startCharacters = 64 * 1024;

/** A CSV file of any program: separator, encoding and decimal sign are recognised. A first line `sep=;` counts before all. */
export async function readCsv(bytes: AsyncIterable<Uint8Array>): Promise<Table> {
  const texts = decodeText(bytes)[Symbol.asyncIterator]();
  let start = '';
  let encoding: Encoding | undefined;
  let isWhole = false;
  while (start.length < startCharacters && !isWhole) {
    const { value, done } = await texts.next();
    isWhole = done === true;
    encoding = value?.encoding ?? encoding;
    start += value?.text ?? '';
  }
  const [line, named] = /^"?sep=([;,|\t])"?(?=[\r\n]|$)/i.exec(start) ?? [];
  // The line stays, empty, so that the others keep their numbers.
  if (line !== undefined) start = start.slice(line.length);
  // The last line may be cut.
  const lines = isWhole ? start : start.slice(0, start.lastIndexOf('\n') + 1) || start;
  const form = recogniseForm(lines.slice(0, startCharacters));
  const separator = named ?? form.separator;
  return {
    form: { kind: 'csv', encoding, separator, decimalSign: form.decimalSign, sheet: undefined },
    rows: rowsOf(start, texts, separator),
  };
}

async function* rowsOf(
  start: string,
  rest: AsyncIterator<{ text: string }>,
  delimiter: string,
): AsyncGenerator<TableRow> {
  const texts = (async function* () {
    if (start !== '') yield start;
    start = '';
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value.text;
  })();
  const records = through(
    texts,
    parse({
      delimiter,
      trim: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      // Inches: 1/4".
      relax_quotes: true,
      max_record_size: caps.lineCharacters,
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      line = info.lines;
      yield rowOf(record, info.lines);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const tooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new UnreadableFile(tooLong ? 'CellTooLarge' : 'BrokenTable', error.code, line);
  }
}

function rowOf(record: readonly string[], lastLine: number): TableRow {
  let breaks = 0;
  const cells = record.map((cell) => {
    if (cell.length > caps.cellCharacters) throw new UnreadableFile('CellTooLarge', '', lastLine);
    if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
    return plainText(cell);
  });
  while (cells.at(-1) === '') cells.pop();
  if (cells.length > caps.columns) throw new UnreadableFile('TooManyColumns', '', lastLine);
  return { line: lastLine - breaks, cells };
}
