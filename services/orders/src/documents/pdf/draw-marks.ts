import type { Colour, Font, Mark } from '@werkbank/contracts/documents';
import { lettersOf } from './letters.js';
import { preparedFont } from './prepared-font.js';

type TextMark = Extract<Mark, { kind: 'text' }>;

const colours: Record<Colour, string> = {
  ink: '#000000',
  text: '#1F2933',
  quiet: '#52606D',
  line: '#CBD2D9',
  shade: '#F0F3F6',
  accent: '#0B5FA5',
};
const fills = Object.fromEntries(
  Object.entries(colours).map(([name, written]) => [name, fillOf(written)]),
) as Record<Colour, string>;

/** Draws what a layout has placed, and puts the fonts that it takes for it into the document. */
export class DrawMarks {
  private readonly embedded = new Map<Font, { id: string; reference: PDFKit.PDFKitReference }>();
  private readonly registered = new Set<Font>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Simple texts in PDF's own operators, because pdfkit's calls parse each text once more. */
  draw(marks: readonly Mark[]): void {
    for (const mark of marks) {
      switch (mark.kind) {
        case 'text':
          this.text(mark);
          break;
        case 'rule':
          this.box(mark.x, mark.y - mark.thickness / 2, mark.width, mark.thickness, mark.colour);
          break;
        case 'box':
          this.box(mark.x, mark.y, mark.width, mark.height, mark.colour);
          break;
        case 'shape':
          this.shape(mark);
      }
    }
  }

  private text(mark: TextMark): void {
    const letters = preparedFont(mark.font).encode(mark.text);
    if (letters === undefined) return this.rareText(mark);
    const { pdf } = this;
    const { id, reference } = this.fontOf(mark.font);
    pdf.page.fonts[id] ??= reference;
    // Pages of pdfkit count from above; letters would stand on their heads.
    const matrix = `1 0 0 -1 ${short(mark.x)} ${short(mark.y)} Tm`;
    pdf.addContent(`${fills[mark.colour]}\nBT\n/${id} ${mark.size} Tf\n${matrix}\n${letters} TJ\nET`);
  }

  /** With rare letters: pdfkit cuts them out of the font. */
  private rareText({ font, size, colour, text, x, y }: TextMark): void {
    const { pdf, registered } = this;
    // An opened font keeps its outlines from earlier documents; its type allows files alone.
    if (!registered.has(font)) pdf.registerFont(font, lettersOf(font) as unknown as Buffer);
    registered.add(font);
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(colours[colour])
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  private fontOf(font: Font): { id: string; reference: PDFKit.PDFKitReference } {
    const known = this.embedded.get(font);
    if (known) return known;
    const reference = preparedFont(font).embed(this.pdf);
    const added = { id: `P${this.embedded.size + 1}`, reference };
    this.embedded.set(font, added);
    return added;
  }

  private box(x: number, y: number, width: number, height: number, colour: Colour): void {
    const edges = [x, y, width, height].map(short).join(' ');
    this.pdf.addContent(`${fills[colour]}\n${edges} re\nf`);
  }

  private shape({ x, y, scale, path, stroke, colour }: Extract<Mark, { kind: 'shape' }>): void {
    const { pdf } = this;
    pdf.save().translate(x, y).scale(scale).path(path);
    if (stroke === undefined) pdf.fill(colours[colour]);
    else pdf.lineWidth(stroke).stroke(colours[colour]);
    pdf.restore();
  }
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}

function fillOf(written: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(written.slice(at, at + 2), 16) / 255);
  return `${parts.map(short).join(' ')} rg`;
}
