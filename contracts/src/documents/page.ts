/** Points; 72 are an inch. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const a4 = { width: 595.28, height: 841.89 } as const;

export type Font = 'regular' | 'medium' | 'semibold';
export type Colour = 'ink' | 'text' | 'quiet' | 'line' | 'shade' | 'accent';

/** The measures of letters, which the layout needs before they are drawn. */
export interface Measure {
  width: (text: string, font: Font, size: number) => number;
  /** Replaces letters that the fonts lack. */
  printable: (text: string) => string;
}

/** A part of the document for screen readers. Leaves hold marks, the others parts. */
export interface Part {
  role: 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  scope?: 'Column' | 'Row';
  /** Spanned columns of a cell; 1 by default. */
  columns?: number;
  /** The text of a picture. */
  alt?: string;
  parts: Part[];
}

/** Something at a place of the page. Without a part it is decoration, or repeats a text. */
export type Mark = { part?: Part } & (
  | {
      kind: 'text';
      text: string;
      x: number;
      /** Baseline of the letters. */
      y: number;
      font: Font;
      size: number;
      colour: Colour;
    }
  | { kind: 'rule'; x: number; y: number; width: number; thickness: number; colour: Colour }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }
  /** A path of SVG. */
  | { kind: 'shape'; path: string; x: number; y: number; scale: number; colour: Colour; stroke?: number }
);

export interface Page {
  marks: Mark[];
}

/** A document with everything in its place. */
export interface Layout {
  title: string;
  language: string;
  /** In points; A4 by default. */
  size?: { width: number; height: number };
  root: Part;
  pages: Page[];
  /** The slip to tear off, with its upper edge on the last page. */
  slip?: { part: Part; y: number };
}

export function part(
  role: Part['role'],
  parent: Part,
  more: Partial<Pick<Part, 'scope' | 'columns' | 'alt'>> = {},
): Part {
  const made: Part = { role, parts: [], ...more };
  parent.parts.push(made);
  return made;
}
