import { a4 } from './page.js';
import type { Letterhead, PrintedDocument, Slip } from './printed-document.js';
import { type Sheet, types } from './sheet.js';
import { drawMark } from './first-page.js';
import { wrapText } from './wrap-text.js';

const gap = 12;
const gapAboveSlip = 6;
/** From the end of the text to the rule of the foot; the page number stands in between. */
const aboveRule = 20;

/** Points that a slip and the foot above it take of a page's room for text. */
export function heightAboveFoot(sheet: Sheet, { letterhead, slip }: PrintedDocument): number {
  return slip ? sheet.edges.bottom - footTop(sheet, letterhead, slip) + aboveRule : 0;
}

function footTop(sheet: Sheet, letterhead: Letterhead, { height }: Slip): number {
  const lines = compactFoot(sheet, letterhead).length;
  return a4.height - height - gapAboveSlip - lines * types.small.leading - 6;
}

/** The columns of the foot as running text: above a slip there is little room. */
function compactFoot({ measure, contentWidth }: Sheet, { foot }: Letterhead): string[] {
  const { font, size } = types.small;
  const lines: string[] = [];
  for (const entry of foot.flat().map((text) => measure.printable(text))) {
    const joined = [lines.at(-1), entry].filter((text) => text !== undefined).join(' · ');
    if (measure.width(joined, font, size) <= contentWidth) lines.splice(-1, 1, joined);
    else lines.push(entry);
  }
  return lines;
}

/** Draws heads and feet once the number of pages is known. Screen readers skip them. */
export function footAndHeads(sheet: Sheet, paper: PrintedDocument): void {
  const { edges } = sheet;
  sheet.pages.forEach((page, index) => {
    const before = page.marks.length;
    const current = new PageOf(sheet, index);
    const last = index === sheet.pages.length - 1;
    current.foot(paper, index + 1, sheet.pages.length, last ? paper.slip : undefined);
    if (index > 0) current.head(paper);
    // The carried-over part at the top of a page is drawn first, so that copied text has the order of the page.
    const added = page.marks.splice(before);
    page.marks.unshift(...added.filter((mark) => mark.y < edges.top));
    page.marks.push(...added.filter((mark) => mark.y >= edges.top));
  });
}

class PageOf {
  constructor(
    private readonly sheet: Sheet,
    private readonly index: number,
  ) {}

  head(paper: PrintedDocument): void {
    const { edges } = this.sheet;
    const top = edges.head;
    this.on(() => drawMark(this.sheet, edges.left - 1, top - 4, 0.6));
    const title = [paper.letterhead.name, paper.title].join('  ·  ');
    this.on(() => this.sheet.line(title, types.small, edges.left + 18, top));
  }

  foot({ letterhead, words }: PrintedDocument, page: number, pages: number, slip: Slip | undefined): void {
    const { sheet } = this;
    const { edges } = sheet;
    const top = slip ? footTop(sheet, letterhead, slip) : edges.foot;
    const numbered = words.page.replace('{page}', String(page)).replace('{pages}', String(pages));
    this.on(() => {
      sheet.line(numbered, types.small, edges.right, top - 13, { align: 'right' });
      sheet.rule(top);
    });
    let x: number = edges.left;
    const columns = slip
      ? [{ lines: compactFoot(sheet, letterhead), width: sheet.contentWidth }]
      : this.columnsOf(letterhead.foot);
    for (const { lines, width } of columns) {
      lines.forEach((line, row) =>
        this.on(() => sheet.line(line, types.small, x, top + 6 + row * types.small.leading)),
      );
      x += width + gap;
    }
  }

  /** As wide as their content, so that no number is broken. */
  private columnsOf(
    foot: PrintedDocument['letterhead']['foot'],
  ): { lines: readonly string[]; width: number }[] {
    const { measure, contentWidth } = this.sheet;
    const { font, size } = types.small;
    const columns = foot.map((lines) => {
      const printed = lines.map((line) => measure.printable(line));
      return { lines: printed, width: Math.max(...printed.map((line) => measure.width(line, font, size))) };
    });
    const needed = columns.reduce((sum, { width }) => sum + width, 0) + gap * (foot.length - 1);
    const spare = (contentWidth - needed) / columns.length;
    if (spare >= 0) return columns.map(({ lines, width }) => ({ lines, width: width + spare }));
    const even = (contentWidth - gap * (foot.length - 1)) / foot.length;
    return columns.map(({ lines }) => ({
      lines: lines.flatMap((line) => wrapText(measure, line, font, size, even)),
      width: even,
    }));
  }

  /** Draws on this page. */
  private on(draw: () => void): void {
    this.sheet.onPage(this.index, draw);
  }
}
