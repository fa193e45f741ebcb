import type { Encoding } from './decode-text.js';

/** A row with something in it. */
export interface TableRow {
  /** In the file, the first one being 1. */
  line: number;
  /** Texts without blanks at their ends. A missing cell is empty. */
  cells: string[];
}

/** The form in which a table was recognised. The user sees it. */
interface TableForm {
  kind: 'csv' | 'xlsx';
  encoding: Encoding | undefined;
  separator: string | undefined;
  decimalSign: '.' | ',';
  sheet: string | undefined;
}

export interface Table {
  form: TableForm;
  rows: AsyncIterable<TableRow>;
}
