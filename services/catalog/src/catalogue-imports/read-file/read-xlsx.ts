import { caps } from '../caps.js';
import type { ByteSource } from './byte-source.js';
import type { LeftOut } from './left-out.js';
import type { Table, TableRow } from './table.js';
import { UnreadableFile } from './unreadable-file.js';
import { openWorkbook, richText, unescaped, type Workbook } from './workbook-parts.js';
import type { XmlElement } from './xml-records.js';

/**
 * The first sheet that has known heads, else the first one with anything in it. Of a formula the last result is taken. Macros
 * are never read.
 */
export async function readXlsx(
  source: ByteSource,
  leftOut: LeftOut,
  hasKnownHeads: (rows: readonly TableRow[]) => boolean,
): Promise<Table> {
  const workbook = await openWorkbook(source);
  if (workbook.hasMacros) leftOut.add('vbaProject.bin', 'MacrosIgnored');
  const sheet = await chooseSheet(workbook, hasKnownHeads);
  if (!sheet) throw new UnreadableFile('NoTable');
  for (const other of workbook.sheets) if (other !== sheet) leftOut.add(other.name, 'SheetLeftOut');
  return {
    form: { kind: 'xlsx', encoding: undefined, separator: undefined, decimalSign: '.', sheet: sheet.name },
    rows: rowsOf(workbook, sheet.path, () => leftOut.add(sheet.name, 'FormulaResultTaken')),
  };
}

async function chooseSheet(
  workbook: Workbook,
  hasKnownHeads: (rows: readonly TableRow[]) => boolean,
): Promise<Workbook['sheets'][number] | undefined> {
  let filled: Workbook['sheets'][number] | undefined;
  for (const sheet of workbook.sheets.slice(0, caps.sheets)) {
    const rows: TableRow[] = [];
    for await (const row of rowsOf(workbook, sheet.path, () => undefined, caps.rowsBeforeFirst)) {
      if (rows.push(row) === caps.rowsBeforeHead) break;
    }
    if (hasKnownHeads(rows)) return sheet;
    if (rows.length > 0) filled ??= sheet;
  }
  return filled;
}

async function* rowsOf(
  workbook: Workbook,
  path: string,
  takeResult: () => void,
  mostRows = Infinity,
): AsyncGenerator<TableRow> {
  let [line, rows] = [0, 0];
  for await (const { element } of workbook.read(path, 'ROW')) {
    if (rows++ === mostRows) return;
    line = Number(element.attributes['r'] ?? line + 1);
    const cells = cellsOf(element, workbook, line, takeResult);
    if (cells.length > 0) yield { line, cells };
  }
}

function cellsOf(row: XmlElement, workbook: Workbook, line: number, takeResult: () => void): string[] {
  const cells: string[] = [];
  let place = -1;
  for (const cell of row.children) {
    if (cell.name !== 'C') continue;
    place = placeOf(cell.attributes['r']) ?? place + 1;
    const text = textOf(cell, workbook).trim();
    if (cell.children.some(({ name }) => name === 'F')) takeResult();
    if (text === '') continue;
    if (place >= caps.columns) throw new UnreadableFile('TooManyColumns', '', line);
    if (text.length > caps.cellCharacters) throw new UnreadableFile('CellTooLarge', '', line);
    while (cells.length < place) cells.push('');
    cells[place] = text;
  }
  return cells;
}

/** The number of a column by its letters: `B7` is 1. */
function placeOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(address ?? '')?.[0].toUpperCase();
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: XmlElement, workbook: Workbook): string {
  const value = cell.children.find(({ name }) => name === 'V')?.text.trim() ?? '';
  switch (cell.attributes['t'] ?? 'n') {
    case 's':
      return workbook.texts.get(Number(value)) ?? '';
    case 'inlineStr':
      return cell.children
        .filter(({ name }) => name === 'IS')
        .map(richText)
        .join('');
    case 'str':
    case 'd':
      return unescaped(cell.children.find(({ name }) => name === 'V')?.text ?? '');
    case 'b':
      return value === '1' ? 'true' : value === '0' ? 'false' : '';
    // An error such as #N/A.
    case 'e':
      return '';
    default:
      return numberText(value, workbook, Number(cell.attributes['s'] ?? 0));
  }
}

/** A number as plain decimals with the 15 digits that a spreadsheet shows, or a day as YYYY-MM-DD. */
function numberText(value: string, { formats, countsFrom1904 }: Workbook, style: number): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  const format = formats[style] ?? 'number';
  if (format === 'date' && number >= 1 && number < 2_958_466) return dayText(number, countsFrom1904);
  const text = plainDecimals(number);
  return typeof format === 'object' ? text.padStart(format.digits, '0') : text;
}

function plainDecimals(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  if (!text.includes('e')) return text;
  return Math.abs(number) >= 1
    ? BigInt(Math.round(number)).toString()
    : number.toFixed(20).replace(/0+$/, '');
}

function dayText(serial: number, countsFrom1904: boolean): string {
  const days = Math.floor(serial) + (countsFrom1904 ? 1462 : 0);
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}
