import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { plainText } from '@werkbank/contracts/csv';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { userFileColumns, userFileFields } from '@werkbank/contracts/user-file';
import { CsvError, parse } from 'csv-parse';
import { refuseOversized } from './refuse-oversized.js';

/** A line's cells by field; missing ones are empty. */
export type Cells = Record<(typeof userFileFields)[number], string>;

export interface FileLine {
  /** Line number in the file, from 1. */
  line: number;
  cells: Cells;
  /** The number of columns, if it differs from the head's. */
  columns?: { found: number; expected: number };
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

const optional = new Set<string>(['companyAdmin']);

/** Bytes per parsing step; other requests run in between. */
const turnBytes = 16 * 1024;
/** Limit of the head for the search for delimiters. */
const longestHead = 10_000;

/** Reads a file of users from any spreadsheet, or returns the refusal. */
export async function readUserFile(content: Uint8Array, language: Language): Promise<FileLine[] | Refusal> {
  const text = decode(content);
  // PostgreSQL cannot store zero bytes, and texts contain none.
  if (text.includes('\0')) return refuse('USER_FILE_UNREADABLE', { field: 'file', params: { line: 1 } });
  const { named, rest } = withoutNamedDelimiter(text);
  const bytes = Buffer.from(rest);
  const delimiter = named ?? delimiterOf(rest.slice(0, longestHead));
  const oversized = await refuseOversized(bytes, delimiter);
  if (oversized) return oversized;
  const rows = await parseRows(bytes, delimiter);
  if (isRefusal(rows)) return rows;
  const [head, ...body] = rows;
  if (!head) return refuse('USER_FILE_EMPTY', { field: 'file' });
  const places = placesOf(head.record);
  const missing = userFileColumns.filter(({ field }) => !places.has(field) && !optional.has(field));
  if (missing.length > 0) {
    const columns = missing.map(({ title }) => title[language]).join(', ');
    return refuse('USER_FILE_COLUMNS_MISSING', { field: 'file', params: { columns } });
  }
  if (body.length === 0) return refuse('USER_FILE_EMPTY', { field: 'file' });
  return body.map((row) => lineOf(row, places, head.record.length));
}

/** UTF-8, UTF-16 with a byte order mark, or the Windows encoding of older spreadsheets. */
function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

async function parseRows(bytes: Buffer, delimiter: string): Promise<ParsedRow[] | Refusal> {
  const parser = Readable.from(turnsOf(bytes)).compose(
    parse({
      delimiter,
      trim: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    }),
  );
  const rows: ParsedRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>)
      rows.push({ record, info: { lines: info.lines } });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return refuse('USER_FILE_UNREADABLE', { field: 'file', params: { line } });
  }
}

async function* turnsOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += turnBytes) {
    yield bytes.subarray(start, start + turnBytes);
    await nextTurn();
  }
}

/** Spreadsheets write and read a first line `sep=;`. It is replaced by an empty one, so lines keep their numbers. */
function withoutNamedDelimiter(text: string): { named?: string; rest: string } {
  const [line, named] = /^"?sep=([;,|\t])"?(?=[\r\n]|$)/i.exec(text) ?? [];
  return line === undefined || named === undefined
    ? { rest: text }
    : { named, rest: text.slice(line.length) };
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const [first] = [';', ',', '\t'].sort((one, other) => head.split(other).length - head.split(one).length);
  return first ?? ';';
}

/** Column of each field, by the field's name or its title in either language. */
function placesOf(head: readonly string[]): Map<string, number> {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s.*_-]/g, '');
  const names = head.map(plain);
  const found = userFileColumns.map(({ field, title }) => {
    const known = [field, title.de, title.en].map(plain);
    return [field, names.findIndex((name) => known.includes(name))] as const;
  });
  return new Map(found.filter(([, place]) => place >= 0));
}

function lineOf({ record, info }: ParsedRow, places: Map<string, number>, expected: number): FileLine {
  const cells = Object.fromEntries(
    userFileFields.map((field) => [field, plainText(record[places.get(field) ?? -1] ?? '')]),
  ) as Cells;
  const breaks = record.join('').split('\n').length - 1;
  const line = info.lines - breaks;
  // Spreadsheets omit empty cells at the end of a line, so fewer columns are no fault.
  const found = record.length;
  return found > expected && record.slice(expected).some((cell) => cell !== '')
    ? { line, cells, columns: { found, expected } }
    : { line, cells };
}
