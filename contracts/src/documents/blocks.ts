import { part } from './page.js';
import type { Block, PageWords, TextStyle } from './printed-document.js';
import { type Sheet, type Type, types } from './sheet.js';
import { TableFlow } from './table.js';
import { wrapText } from './wrap-text.js';

const typeOf = {
  plain: types.body,
  strong: { ...types.body, font: 'semibold' },
  quiet: { ...types.small, size: 7.5, leading: 11 },
} as const satisfies Record<TextStyle, Type>;

/** `tail`: points that the last rows of a table share a page with. */
export function layOutBlock(sheet: Sheet, block: Block, words: PageWords, tail = 0): void {
  switch (block.kind) {
    case 'text':
      return text(sheet, block.text, typeOf[block.style ?? 'plain']);
    case 'heading':
      return heading(sheet, block.text);
    case 'columns':
      return columns(sheet, block.columns);
    case 'table':
      return new TableFlow(sheet, block.table, words, tail).flow();
    case 'sums':
      return sums(sheet, block);
  }
}

function text(sheet: Sheet, given: string, type: Type): void {
  const lines = wrapText(
    sheet.measure,
    sheet.measure.printable(given),
    type.font,
    type.size,
    sheet.contentWidth,
  );
  const element = part('P', sheet.root);
  const height = lines.length * type.leading;
  if (sheet.left < height && height <= sheet.pageHeight) sheet.nextPage();
  for (const line of lines) {
    if (sheet.left < type.leading) sheet.nextPage();
    sheet.line(line, type, sheet.edges.left, sheet.y, { part: element });
    sheet.y += type.leading;
  }
  sheet.y += 6;
}

/** Stays with what it is about. */
function heading(sheet: Sheet, given: string): void {
  if (sheet.left < 80) sheet.nextPage();
  sheet.y += 4;
  sheet.line(given, types.heading, sheet.edges.left, sheet.y, { part: part('H2', sheet.root) });
  sheet.y += types.heading.leading + 2;
}

/** Side by side, such as two addresses. */
function columns(sheet: Sheet, given: Extract<Block, { kind: 'columns' }>['columns']): void {
  const width = (sheet.contentWidth - 14 * (given.length - 1)) / given.length;
  const { font, size, leading } = types.cell;
  const placed = given.map(({ label, lines }, index) => ({
    label,
    x: sheet.edges.left + index * (width + 14),
    lines: lines.flatMap((line) => wrapText(sheet.measure, sheet.measure.printable(line), font, size, width)),
  }));
  const height = types.label.leading + Math.max(...placed.map(({ lines }) => lines.length)) * leading;
  if (sheet.left < height) sheet.nextPage();
  for (const { label, x, lines } of placed) {
    const element = part('P', sheet.root);
    sheet.line(label, types.label, x, sheet.y, { part: element });
    lines.forEach((line, index) =>
      sheet.line(line, types.cell, x, sheet.y + types.label.leading + 2 + index * leading, { part: element }),
    );
  }
  sheet.y += height + 14;
}

/** The figures at the end, right-aligned and never apart from each other; a short text may stand left of them. */
function sums(sheet: Sheet, { sums: given, beside }: Extract<Block, { kind: 'sums' }>): void {
  const { edges, measure } = sheet;
  const sumsLeft = edges.left + sheet.contentWidth * 0.45;
  const wrapped = (text: string, { font, size }: Type, width: number) =>
    wrapText(measure, measure.printable(text), font, size, width);
  const placed = given.map((sum) => {
    const type = sum.strong ? types.total : types.body;
    const width = edges.right - sumsLeft - 90;
    const notes = sum.note === undefined ? [] : wrapped(sum.note, types.cellQuiet, width);
    const height = type.leading + notes.length * types.cellQuiet.leading + (sum.strong ? 8 : 2);
    return { ...sum, type, notes, height };
  });
  const besideLines = beside === undefined ? [] : wrapped(beside, types.body, sumsLeft - edges.left - 24);
  const sumsHeight = placed.reduce((total, { height }) => total + height, 0);
  const height = Math.max(sumsHeight, besideLines.length * types.body.leading + 2);
  if (sheet.left < height) sheet.nextPage();
  const begin = sheet.y;
  const element = part('Table', sheet.root);
  for (const { label, value, strong, type, notes, height: rowHeight } of placed) {
    const row = part('TR', element);
    if (strong) sheet.rule(sheet.y + 2, 'text', 0.8, sumsLeft, edges.right - sumsLeft);
    const top = sheet.y + (strong ? 5 : 1);
    const head = part('TH', row, { scope: 'Row' });
    sheet.line(label, type, sumsLeft, top, { part: head });
    notes.forEach((note, line) =>
      sheet.line(note, types.cellQuiet, sumsLeft, top + type.leading - 1 + line * types.cellQuiet.leading, {
        part: head,
      }),
    );
    sheet.line(value, type, edges.right, top, { part: part('TD', row), align: 'right' });
    sheet.y += rowHeight;
  }
  const text = besideLines.length === 0 ? undefined : part('P', sheet.root);
  besideLines.forEach((line, index) =>
    sheet.line(line, types.body, edges.left, begin + 1 + index * types.body.leading, {
      ...(text && { part: text }),
    }),
  );
  sheet.y = begin + height + 10;
}
