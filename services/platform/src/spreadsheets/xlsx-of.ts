import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { xmlText } from '@werkbank/contracts/text';
import exceljs from 'exceljs';

/** Dates hold wall-clock time in their UTC fields, because spreadsheets know no time zones. */
export type SheetCell = string | number | Date | null;

export interface SheetColumn<Row> {
  title: string;
  /** In characters. */
  width: number;
  /** In the form of spreadsheets, such as `#,##0.00`; `@` is always text. */
  format: string | ((row: Row) => string);
  value: (row: Row) => SheetCell;
}

export interface SheetOptions<Row> {
  name: string;
  columns: readonly SheetColumn<Row>[];
}

/** Rows that a sheet can have, its head included. */
const rowsOfSheet = 1_048_576;

/**
 * A workbook that is written while it is read: rows are made at the reader's pace, and no further ones after it has
 * left. Text is written as text, so no cell becomes a formula.
 */
export function xlsxOf<Row>(
  parts: AsyncIterable<readonly Row[]>,
  options: SheetOptions<Row>,
  mostRows = rowsOfSheet,
): Readable {
  const out = new PassThrough();
  write(out, parts, options, mostRows).catch((error: Error) => out.destroy(error));
  return out;
}

async function write<Row>(
  out: PassThrough,
  parts: AsyncIterable<readonly Row[]>,
  { name, columns }: SheetOptions<Row>,
  mostRows: number,
): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const left = new AbortController();
  out.once('close', () => left.abort());
  const styles = new Map<string, { numFmt: string }>();
  let sheets = 1;
  let sheet = addSheet(workbook, name, columns);
  let lines = 1;
  for await (const rows of parts) {
    if (left.signal.aborted) return;
    for (const row of rows) {
      if (lines === mostRows) {
        closeSheet(sheet, lines, columns.length);
        sheet = addSheet(workbook, `${name} ${++sheets}`, columns);
        lines = 1;
      }
      addRow(sheet, row, columns, styles);
      lines++;
    }
    await taken(sheet, left.signal);
  }
  if (left.signal.aborted) return;
  closeSheet(sheet, lines, columns.length);
  await workbook.commit();
}

type Sheet = ReturnType<exceljs.stream.xlsx.WorkbookWriter['addWorksheet']>;

function addSheet<Row>(
  workbook: exceljs.stream.xlsx.WorkbookWriter,
  name: string,
  columns: readonly SheetColumn<Row>[],
): Sheet {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ title, width }) => ({ header: title, width }));
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  return sheet;
}

/** With a filter on the head alone, some spreadsheets would leave out rows. */
function closeSheet(sheet: Sheet, lines: number, columns: number): void {
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: lines, column: columns } };
  sheet.commit();
}

/** Cells of one format share one style object: exceljs caches by object, and computes each further object again. */
function addRow<Row>(
  sheet: Sheet,
  row: Row,
  columns: readonly SheetColumn<Row>[],
  styles: Map<string, { numFmt: string }>,
): void {
  const line = sheet.addRow(columns.map(({ value }) => cellOf(value(row))));
  columns.forEach(({ format }, index) => {
    const cell = line.findCell(index + 1);
    if (!cell) return;
    const numFmt = typeof format === 'string' ? format : format(row);
    const style = styles.get(numFmt) ?? { numFmt };
    styles.set(numFmt, style);
    cell.style = style;
  });
  line.commit();
}

/** Old rows may hold characters that XML cannot. `_x0041_` would be read as the letter A. */
function cellOf(value: SheetCell): string | number | Date | undefined {
  if (typeof value !== 'string') return value ?? undefined;
  return xmlText(value).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

const nothing = Buffer.alloc(0);

/**
 * Waits for the reader; exceljs itself would buffer without limit. Its old streams report free space only after a
 * further write.
 */
async function taken(sheet: Sheet, gone: AbortSignal): Promise<void> {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  for (const pipe of pipes) {
    if (gone.aborted || pipe.write(nothing)) continue;
    await once(pipe, 'drain', { signal: gone }).catch((error: unknown) => {
      if (!gone.aborted) throw error;
    });
  }
}
