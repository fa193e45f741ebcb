import { deflateSync } from 'node:zlib';
import type { Font } from '@werkbank/contracts/documents';
import type { Font as FontkitFont, Glyph } from 'fontkit';
import { lettersOf, mostKnown } from './letters.js';

/** The letters of nearly all documents; a rare letter gets its own font subset in its document. */
const alphabet = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from('ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûìòáíóúñÅåØøÆæ'),
  ...Array.from('§°±²³µ·×–—’„“”…€−\u00A0\u202F'),
  'ff',
  'fi',
  'fl',
  'ffi',
  'ffl',
];
/** Six letters mark a font subset. */
const tag = 'WBPART';
/** The content is compressed already. */
const compressed = { Filter: 'FlateDecode' };

/**
 * A font subset that is prepared once and embedded in each document: a new subset for every document would take longer
 * than everything else in it.
 */
export class PreparedFont {
  private readonly font: FontkitFont;
  private readonly numbers = new Map<number, number>();
  private readonly widths: number[] = [];
  private readonly file: { bytes: Buffer; length: number };
  private readonly toUnicode: Buffer;
  private readonly known = new Map<string, string | undefined>();

  constructor(name: Font) {
    this.font = lettersOf(name);
    const subset = this.font.createSubset();
    const glyphs = [this.font.getGlyph(0), ...alphabet.flatMap((text) => this.font.layout(text).glyphs)];
    const texts: string[] = [];
    for (const glyph of glyphs) {
      if (this.numbers.has(glyph.id)) continue;
      // The type declares a boolean, but the function returns the glyph's number.
      const number = Number(subset.includeGlyph(glyph));
      this.numbers.set(glyph.id, number);
      this.widths[number] = this.scaled(glyph.advanceWidth);
      texts[number] = unicodeOf(glyph);
    }
    const bytes = subset.encode();
    this.file = { bytes: deflateSync(bytes, { level: 9 }), length: bytes.length };
    this.toUnicode = deflateSync(characterMap(texts), { level: 9 });
  }

  /** A text as an array of glyphs and kerning; `undefined` if a letter is not in the subset. */
  encode(text: string): string | undefined {
    if (this.known.has(text)) return this.known.get(text);
    if (this.known.size >= mostKnown) this.known.clear();
    const encoded = this.lettersIn(text);
    this.known.set(text, encoded);
    return encoded;
  }

  embed(pdf: PDFKit.PDFDocument): PDFKit.PDFKitReference {
    const { bbox, ascent, descent, capHeight, xHeight, italicAngle } = this.font;
    const name = `${tag}+${this.font.postscriptName}`;
    const file = written(pdf, { ...compressed, Length1: this.file.length }, this.file.bytes);
    const descriptor = written(pdf, {
      Type: 'FontDescriptor',
      FontName: name,
      // Symbolic: the font has letters outside of the standard encoding.
      Flags: 4,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((edge) => this.scaled(edge)),
      ItalicAngle: italicAngle,
      Ascent: this.scaled(ascent),
      Descent: this.scaled(descent),
      CapHeight: this.scaled(capHeight),
      XHeight: this.scaled(xHeight),
      StemV: 0,
      FontFile2: file,
    });
    const letters = written(pdf, {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // A String object is written as text, a primitive string as a name.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, this.widths],
      CIDToGIDMap: 'Identity',
    });
    return written(pdf, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [letters],
      ToUnicode: written(pdf, compressed, this.toUnicode),
    });
  }

  private scaled(units: number): number {
    return (units * 1000) / this.font.unitsPerEm;
  }

  private lettersIn(text: string): string | undefined {
    const { glyphs, positions } = this.font.layout(text);
    let encoded = '[<';
    for (const [index, glyph] of glyphs.entries()) {
      const number = this.numbers.get(glyph.id);
      const position = positions[index];
      if (number === undefined || !position || position.xOffset !== 0 || position.yOffset !== 0)
        return undefined;
      encoded += fourDigits(number);
      const nearer = glyph.advanceWidth - position.xAdvance;
      if (nearer !== 0) encoded += `> ${this.scaled(nearer)} <`;
    }
    return `${encoded}>]`;
  }
}

const made = new Map<Font, PreparedFont>();

export function preparedFont(name: Font): PreparedFont {
  const known = made.get(name) ?? new PreparedFont(name);
  made.set(name, known);
  return known;
}

/** Writes an object of the document, with its content if there is any. */
function written(pdf: PDFKit.PDFDocument, data: object, content?: Buffer): PDFKit.PDFKitReference {
  const reference = pdf.ref(data);
  reference.end(content);
  return reference;
}

const fourDigits = (number: number) => number.toString(16).padStart(4, '0');

/** The letters of a glyph as UTF-16. */
function unicodeOf({ codePoints }: Glyph): string {
  const text = String.fromCodePoint(...codePoints);
  return Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join('');
}

/** Maps glyph numbers to letters, so the text can be searched and copied. */
function characterMap(texts: readonly string[]): string {
  const lines = texts.map((text, number) => `<${fourDigits(number)}> <${text === '' ? '0000' : text}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, index * 100 + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
