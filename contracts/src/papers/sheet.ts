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

/** The edges of what is printed. Left of it there is room for holes, below it the foot. */
export const edges = {
  left: mm(25),
  right: a4.width - mm(20),
  top: mm(20),
  bottom: a4.height - mm(37),
} as const;
export const contentWidth = edges.right - edges.left;

/** The page that is being filled, and how far. */
export class Sheet {
  readonly root: Part = { role: 'Document', parts: [] };
  readonly pages: Page[] = [{ marks: [] }];
  y: number = edges.top;
  private current = -1;

  constructor(readonly measure: Measure) {}

  get left(): number {
    return edges.bottom - this.y;
  }

  nextPage(): void {
    this.pages.push({ marks: [] });
    this.y = edges.top;
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
    // Letters of this family reach 0.78 of their size above the line; what is left of the leading is shared out.
    const y = top + (type.leading - size) / 2 + size * 0.8;
    this.mark({ kind: 'text', text: printed, x: x - width, y, font, size, colour, ...where });
  }

  rule(
    y: number,
    colour: Colour = 'line',
    thickness = 0.6,
    x: number = edges.left,
    width: number = contentWidth,
  ): void {
    this.mark({ kind: 'rule', x, y, width, thickness, colour });
  }

  layout(title: string, language: string): Layout {
    return { title, language, root: this.root, pages: this.pages };
  }
}
