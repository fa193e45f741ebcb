import { type Part, part } from './page.js';
import type { Column, PageWords, Row, Table, TextLine } from './printed-document.js';
import { type Sheet, type Type, types } from './sheet.js';
import { wrapText } from './wrap-text.js';

interface PlacedColumn extends Column {
  x: number;
  points: number;
}
interface SetLine {
  text: string;
  type: Type;
}

const gutter = 8;
const padding = 3;
const headHeight = 18;
const carryHeight = 18;
/** A row that is taller is cut where the page ends; others stay in one piece. */
const tallestRow = 320;
/** So many rows, cost lines among them, stay with the sums: no page begins with a carried-over sum and a single row. */
const lastRows = 3;

const typeOf = { plain: types.cell, strong: types.cellStrong, quiet: types.cellQuiet } as const;

/** Rows over as many pages as they need. Each page repeats the head, and the sum so far is carried over. */
export class TableFlow {
  private readonly columns: PlacedColumn[];
  private readonly element: Part;
  /** Points that the carried-over sum needs at the end of the page. */
  private reserve = 0;
  private sum = 0;
  private carries = false;

  constructor(
    private readonly sheet: Sheet,
    private readonly table: Table,
    private readonly words: PageWords,
    private readonly tail = 0,
  ) {
    this.columns = place(table.columns, sheet);
    this.element = part('Table', sheet.root);
  }

  flow(): void {
    const { rows } = this.table;
    if (this.sheet.left < headHeight + 70) this.sheet.nextPage();
    this.head('first');
    const rooms = this.roomsFor(rows);
    rows.forEach((row, index) => {
      const { height = 0, toTheEnd = false } = rooms[index] ?? {};
      this.reserve = this.table.amount && !toTheEnd ? carryHeight : 0;
      this.makeRoom(height);
      this.row(row);
      if (row.kind === 'item' && row.adds !== undefined) {
        this.sum += row.adds;
        this.carries = true;
      }
    });
    this.sheet.y += 4;
  }

  /** Heights of each row: its own, and that of the rows that stay on its page. */
  private roomsFor(rows: readonly Row[]): { height: number; toTheEnd: boolean }[] {
    const most = this.sheet.pageHeight - headHeight - 2 * carryHeight;
    const keptFrom = this.beginOfLastRows(rows);
    const rooms: { height: number; toTheEnd: boolean }[] = [];
    for (let index = rows.length - 1; index >= 0; index--) {
      const row = rows[index]!;
      const own = Math.min(this.heightOf(row), tallestRow);
      const next = rooms[index + 1] ?? { height: this.tail, toTheEnd: true };
      const stays = index >= keptFrom || rows[index + 1]?.kind === 'subtotal';
      const kept = stays ? next.height : row.kind === 'group' ? Math.min(next.height, 90) : 0;
      const fits = own + kept <= most;
      rooms[index] = { height: fits ? own + kept : own, toTheEnd: fits && stays && next.toTheEnd };
    }
    return rooms;
  }

  /** The last rows stay together, with the sums below them. The first row stays below its head. */
  private beginOfLastRows(rows: readonly Row[]): number {
    let items = 0;
    for (let index = rows.length - 1; index >= 0; index--) {
      if (rows[index]?.kind === 'item' && ++items === lastRows) return Math.max(1, index);
    }
    return 1;
  }

  private makeRoom(height: number): void {
    if (this.sheet.left - this.reserve >= height) return;
    this.carry('end');
    this.sheet.nextPage();
    this.head('again');
    this.carry('beginning');
  }

  /** Only the first head is tagged, because screen readers read the name of a column with each cell. */
  private head(which: 'first' | 'again'): void {
    const { sheet } = this;
    const row = which === 'first' ? part('TR', this.element) : undefined;
    for (const column of this.columns) {
      const cell = row && part('TH', row, { scope: 'Column' });
      const x = column.align === 'right' ? column.x + column.points : column.x;
      if (column.label !== '')
        sheet.line(column.label, types.label, x, sheet.y + 3, {
          align: column.align,
          ...(cell && { part: cell }),
        });
    }
    sheet.y += headHeight - 2;
    sheet.rule(sheet.y, 'text', 0.8);
    sheet.y += 2;
  }

  private carry(where: 'end' | 'beginning'): void {
    const { amount } = this.table;
    if (!amount || !this.carries) return;
    const { sheet } = this;
    const { edges } = sheet;
    if (where === 'end') sheet.rule(sheet.y);
    sheet.line(this.words.carriedOver, types.cellQuiet, edges.left, sheet.y + 3);
    sheet.line(amount(this.sum), types.cell, edges.right, sheet.y + 3, { align: 'right' });
    sheet.y += carryHeight - 1;
    if (where === 'beginning') sheet.rule(sheet.y);
    sheet.y += 1;
  }

  private heightOf(row: Row): number {
    switch (row.kind) {
      case 'group':
        return heightOf(this.set(row.lines, this.sheet.contentWidth)) + 2 * padding + 4;
      case 'item':
        return Math.max(...this.cellsOf(row).map(heightOf)) + 2 * padding;
      case 'subtotal':
        return types.cellStrong.leading + 2 * padding;
    }
  }

  private cellsOf(row: Extract<Row, { kind: 'item' }>): SetLine[][] {
    return this.columns.map((column, index) => this.set(row.cells[index] ?? [], column.points));
  }

  private set(lines: readonly TextLine[], width: number): SetLine[] {
    const { measure } = this.sheet;
    return lines.flatMap(({ text, style = 'plain' }) => {
      const type = typeOf[style];
      const printed = measure.printable(text);
      return wrapText(measure, printed, type.font, type.size, width).map((line) => ({ text: line, type }));
    });
  }

  private row(row: Row): void {
    const { sheet } = this;
    const { edges, contentWidth } = sheet;
    const element = part('TR', this.element);
    if (row.kind === 'group') {
      const lines = this.set(row.lines, this.sheet.contentWidth);
      sheet.y += 4;
      const cell = part('TH', element, { scope: 'Row', columns: this.columns.length });
      const height = heightOf(lines) + 2 * padding;
      sheet.mark({
        kind: 'box',
        x: edges.left - 6,
        y: sheet.y,
        width: contentWidth + 12,
        height,
        colour: 'shade',
      });
      this.draw(lines, { x: edges.left, align: 'left' }, cell, sheet.y + padding);
      sheet.y += height;
    } else if (row.kind === 'subtotal') {
      const top = sheet.y + padding;
      const label = part('TH', element, { scope: 'Row', columns: this.columns.length - 1 });
      sheet.line(row.label, types.cellStrong, edges.left, top, { part: label });
      sheet.line(row.value, types.cellStrong, edges.right, top, {
        part: part('TD', element),
        align: 'right',
      });
      sheet.y += types.cellStrong.leading + 2 * padding;
    } else {
      this.item(this.cellsOf(row), element);
    }
  }

  /** Continues at the top of the next page. */
  private item(cells: SetLine[][], element: Part): void {
    const { sheet } = this;
    const parts = this.columns.map(() => part('TD', element));
    let left = cells;
    for (;;) {
      const room = sheet.left - this.reserve - 2 * padding;
      const now = left.map((lines) => linesThatFit(lines, room));
      now.forEach((lines, index) => {
        const column = this.columns[index];
        const cell = parts[index];
        if (column && cell) this.draw(lines, column, cell, sheet.y + padding);
      });
      sheet.y += Math.max(...now.map(heightOf)) + 2 * padding;
      left = left.map((lines, index) => lines.slice(now[index]?.length ?? 0));
      if (left.every((lines) => lines.length === 0)) break;
      this.makeRoom(Number.MAX_SAFE_INTEGER);
    }
    sheet.rule(sheet.y);
  }

  private draw(
    lines: readonly SetLine[],
    { x, align, points = 0 }: { x: number; align: 'left' | 'right'; points?: number },
    cell: Part,
    top: number,
  ): void {
    let y = top;
    for (const { text, type } of lines) {
      if (text !== '')
        this.sheet.line(text, type, align === 'right' ? x + points : x, y, { part: cell, align });
      y += type.leading;
    }
  }
}

function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((height, { type }) => height + type.leading, 0);
}

function linesThatFit(lines: readonly SetLine[], room: number): SetLine[] {
  const fitting: SetLine[] = [];
  let height = 0;
  for (const line of lines) {
    height += line.type.leading;
    if (height > room && fitting.length > 0) break;
    fitting.push(line);
  }
  return fitting;
}

function place(columns: readonly Column[], { edges, contentWidth }: Sheet): PlacedColumn[] {
  const taken = columns.reduce((sum, { width }) => sum + (width === 'rest' ? 0 : width), 0);
  const rest = contentWidth - taken - gutter * (columns.length - 1);
  let x: number = edges.left;
  return columns.map((column) => {
    const points = column.width === 'rest' ? rest : column.width;
    const placed = { ...column, x, points };
    x += points + gutter;
    return placed;
  });
}
