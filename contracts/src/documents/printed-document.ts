import type { Language } from '../localization/index.js';

/**
 * The content of a document in reading order, without a layout. Services and browsers write documents, so this folder
 * depends on neither.
 */
export interface PrintedDocument {
  /** For windows and screen readers. */
  title: string;
  language: Language;
  letterhead: Letterhead;
  /** The recipient, as printed in the window of an envelope. */
  recipient: readonly string[];
  /** Beside the address: number, date, buyer. */
  facts: readonly Fact[];
  heading: string;
  /** Beside the heading, such as a number. */
  subheading?: string;
  blocks: readonly Block[];
  /** To tear off at the foot of the last page. */
  slip?: Slip;
  words: PageWords;
}

/** A part of the last page with its own form, as banks and carriers have them; it is as wide as the page. */
export interface Slip {
  /** Its text for screen readers. */
  alt: string;
  height: number;
}

export interface Letterhead {
  name: string;
  /** In small letters above the recipient. */
  returnLine: string;
  /** Columns at the foot of every page. */
  foot: readonly (readonly string[])[];
}

export interface Fact {
  label: string;
  value: string;
}

/** Words for the number of a page, with `{page}` and `{pages}`. */
export interface PageWords {
  page: string;
  /** Beside a sum at the end of a page and at the beginning of the next one. */
  carriedOver: string;
}

export type Block =
  | { kind: 'text'; text: string; style?: TextStyle }
  | { kind: 'heading'; text: string }
  | { kind: 'columns'; columns: readonly { label: string; lines: readonly string[] }[] }
  | { kind: 'table'; table: Table }
  /** `beside`: a short text in the empty space left of the figures, such as how to pay them. */
  | { kind: 'sums'; sums: readonly Sum[]; beside?: string };

export type TextStyle = 'plain' | 'strong' | 'quiet';

export interface Table {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Format of a carried-over sum; without it no sum is carried over. */
  amount?: (sum: number) => string;
}

export interface Column {
  label: string;
  /** Points; one column takes what the others leave. */
  width: number | 'rest';
  align: 'left' | 'right';
}

export type Row =
  /** Says what the rows below have in common; never the last line of a page. */
  | { kind: 'group'; lines: readonly TextLine[] }
  /** `adds`: what the row adds to the sum that is carried over. */
  | { kind: 'item'; cells: readonly (readonly TextLine[])[]; adds?: number }
  | { kind: 'subtotal'; label: string; value: string };

export interface TextLine {
  text: string;
  style?: TextStyle;
}

export interface Sum {
  label: string;
  /** In quiet letters below the label: why. */
  note?: string;
  value: string;
  strong?: boolean;
}
