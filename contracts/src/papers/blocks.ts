import { part } from './page.js';
import type { Block, PageWords, Sum, TextStyle } from './paper.js';
import { type Sheet, type Type, types } from './sheet.js';
import { TableFlow } from './table.js';
import { wrapText } from './wrap-text.js';

const typeOf = {
  plain: types.body,
  strong: { ...types.body, font: 'semibold' },
  quiet: { ...types.small, size: 7.5, leading: 11 },
} as const satisfies Record<TextStyle, Type>;

export function layOutBlock(sheet: Sheet, block: Block, words: PageWords): void {
  switch (block.kind) {
    case 'text':
      return text(sheet, block.text, typeOf[block.style ?? 'plain']);
    case 'heading':
      return heading(sheet, block.text);
    case 'columns':
      return columns(sheet, block.columns);
    case 'table':
      return new TableFlow(sheet, block.table, words).flow();
    case 'sums':
      return sums(sheet, block.sums);
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

/** The figures at the end, right-aligned and never apart from each other. */
function sums(sheet: Sheet, given: readonly Sum[]): void {
  const { edges } = sheet;
  const sumsLeft = edges.left + sheet.contentWidth * 0.45;
  const width = edges.right - sumsLeft - 90;
  const notesOf = ({ note }: Sum) =>
    note === undefined
      ? []
      : wrapText(
          sheet.measure,
          sheet.measure.printable(note),
          types.cellQuiet.font,
          types.cellQuiet.size,
          width,
        );
  const typeFor = ({ strong }: Sum) => (strong ? types.total : types.body);
  const heights = given.map(
    (sum) => typeFor(sum).leading + notesOf(sum).length * types.cellQuiet.leading + 4,
  );
  if (sheet.left < heights.reduce((total, height) => total + height, 0)) sheet.nextPage();
  const element = part('Table', sheet.root);
  given.forEach((sum, index) => {
    const type = typeFor(sum);
    const row = part('TR', element);
    if (sum.strong) sheet.rule(sheet.y, 'text', 0.8, sumsLeft, edges.right - sumsLeft);
    const top = sheet.y + (sum.strong ? 4 : 2);
    const label = part('TH', row, { scope: 'Row' });
    sheet.line(sum.label, type, sumsLeft, top, { part: label });
    notesOf(sum).forEach((note, line) =>
      sheet.line(note, types.cellQuiet, sumsLeft, top + type.leading - 1 + line * types.cellQuiet.leading, {
        part: label,
      }),
    );
    sheet.line(sum.value, type, edges.right, top, { part: part('TD', row), align: 'right' });
    sheet.y += (heights[index] ?? 0) + (sum.strong ? 4 : 0);
  });
  sheet.y += 10;
}
