import { mm } from './page.js';
import type { Paper, Slip } from './paper.js';
import { type Sheet, types } from './sheet.js';
import { drawMark } from './first-page.js';
import { wrapText } from './wrap-text.js';

const gap = 12;
/** A foot above a slip needs no room for the fingers that hold the page. */
const slipGain = mm(8);

/** What a slip takes of a page's room for text; the foot moves up with it. */
export const heightAboveFoot = ({ height }: Slip): number => height - slipGain;

/** What is known only once all pages are there: their number. Nobody has to hear it on every page. */
export function footAndHeads(sheet: Sheet, paper: Paper): void {
  const { edges } = sheet;
  sheet.pages.forEach((page, index) => {
    const before = page.marks.length;
    const current = new PageOf(sheet, index);
    const last = index === sheet.pages.length - 1;
    current.foot(paper, index + 1, sheet.pages.length, last && paper.slip ? heightAboveFoot(paper.slip) : 0);
    if (index > 0) current.head(paper);
    // What goes on at the top of a page is drawn first, so that copied text comes in the order of the page.
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

  head(paper: Paper): void {
    const { edges } = this.sheet;
    const top = edges.head;
    this.on(() => drawMark(this.sheet, edges.left - 1, top - 4, 0.6));
    const title = [paper.letterhead.name, paper.title].join('  ·  ');
    this.on(() => this.sheet.line(title, types.small, edges.left + 18, top));
  }

  foot({ letterhead, words }: Paper, page: number, pages: number, slip: number): void {
    const { sheet } = this;
    const { edges } = sheet;
    const top = edges.foot - slip;
    const numbered = words.page.replace('{page}', String(page)).replace('{pages}', String(pages));
    this.on(() => {
      sheet.line(numbered, types.small, edges.right, top - 13, { align: 'right' });
      sheet.rule(top);
    });
    let x: number = edges.left;
    for (const { lines, width } of this.columnsOf(letterhead.foot)) {
      lines.forEach((line, row) =>
        this.on(() => sheet.line(line, types.small, x, top + 6 + row * types.small.leading)),
      );
      x += width + gap;
    }
  }

  /** As wide as what stands in them needs, so that no number is torn apart. */
  private columnsOf(foot: Paper['letterhead']['foot']): { lines: readonly string[]; width: number }[] {
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

  /** What the sheet draws meanwhile goes to this page. */
  private on(draw: () => void): void {
    this.sheet.onPage(this.index, draw);
  }
}
