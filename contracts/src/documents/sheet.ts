import {
  a4,
  type Colour,
  type Font,
  type Layout,
  type Mark,
  type Measure,
  mm,
  type Page,
  type Part,
} from './page.js';

export interface Type {
  font: Font;
  size: number;
  /** From one line to the next. */
  leading: number;
  colour: Colour;
}

export const types = {
  title: { font: 'semibold', size: 17, leading: 22, colour: 'text' },
  heading: { font: 'semibold', size: 10.5, leading: 16, colour: 'text' },
  body: { font: 'regular', size: 9, leading: 13, colour: 'text' },
  cell: { font: 'regular', size: 8.5, leading: 12, colour: 'text' },
  cellStrong: { font: 'semibold', size: 8.5, leading: 12, colour: 'text' },
  cellQuiet: { font: 'regular', size: 7.5, leading: 11, colour: 'quiet' },
  label: { font: 'medium', size: 7, leading: 10, colour: 'quiet' },
  small: { font: 'regular', size: 7, leading: 9.5, colour: 'quiet' },
  total: { font: 'semibold', size: 11, leading: 16, colour: 'text' },
} as const satisfies Record<string, Type>;

/** The edges of the printed area, in points from the upper left corner of the page. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The name on the first page, and the line that comes again on the others. */
  letterhead: number;
  head: number;
  foot: number;
}

/** The left margin has room for holes. */
const letterEdges: Edges = {
  left: mm(25),
  right: a4.width - mm(20),
  top: mm(20),
  bottom: a4.height - mm(37),
  letterhead: mm(18),
  head: mm(11),
  foot: a4.height - mm(30),
};

/** Papers of a parcel have margins of 20 and 10 mm. The shade of a table reaches 6 points beyond its words. */
export const noteEdges: Edges = {
  left: mm(10) + 6,
  right: a4.width - mm(10) - 6,
  top: mm(29),
  bottom: a4.height - mm(43),
  letterhead: mm(22),
  head: mm(21),
  foot: a4.height - mm(36),
};

/** The page that is being filled, and how far. */
export class Sheet {
  readonly root: Part = { role: 'Document', parts: [] };
  readonly pages: Page[] = [{ marks: [] }];
  y: number;
  private current = -1;

  constructor(
    readonly measure: Measure,
    readonly edges: Edges = letterEdges,
  ) {
    this.y = edges.top;
  }

  get contentWidth(): number {
    return this.edges.right - this.edges.left;
  }

  get left(): number {
    return this.edges.bottom - this.y;
  }

  /** The height of an empty page, in points. */
  get pageHeight(): number {
    return this.edges.bottom - this.edges.top;
  }

  nextPage(): void {
    this.pages.push({ marks: [] });
    this.y = this.edges.top;
  }

  mark(mark: Mark): void {
    this.pages.at(this.current)?.marks.push(mark);
  }

  /** Goes back to a page for as long as something is drawn. */
  onPage(index: number, draw: () => void): void {
    this.current = index;
    draw();
    this.current = -1;
  }

  /** One line of text. `x` is its left edge, or its right one. */
  line(
    text: string,
    type: Type,
    x: number,
    top: number,
    more: { part?: Part; align?: 'left' | 'right' } = {},
  ): void {
    const printed = this.measure.printable(text);
    const { align = 'left', ...where } = more;
    const width = align === 'right' ? this.measure.width(printed, type.font, type.size) : 0;
    const { font, size, colour } = type;
    // Letters of this family reach 0.78 of their size above the line; the rest of the leading is divided.
    const y = top + (type.leading - size) / 2 + size * 0.8;
    this.mark({ kind: 'text', text: printed, x: x - width, y, font, size, colour, ...where });
  }

  rule(
    y: number,
    colour: Colour = 'line',
    thickness = 0.6,
    x: number = this.edges.left,
    width: number = this.contentWidth,
  ): void {
    this.mark({ kind: 'rule', x, y, width, thickness, colour });
  }

  layout(title: string, language: string): Layout {
    return { title, language, root: this.root, pages: this.pages };
  }
}
