import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Row) => ReactNode;
  /** `end` for every number. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Sentences, which are shown whole. */
  readonly prose?: boolean;
  /**
   * Left out where the table has less room (624, 660, 840, 1000, 1080 px), for what a reader misses least or reads
   * elsewhere in the row: a scroll bar hides columns as well.
   */
  readonly showFrom?: 'narrow' | 'medium' | 'wide' | 'wider' | 'widest';
  /** Stays in sight at the end of a table that is wider than its place: actions on a row. */
  readonly fixed?: 'end';
  /** Beside the title: the filter of this column. */
  readonly filter?: ReactNode;
}

/** One column of a working list, which everyone arranges as they like. */
export interface WorkingColumn<Row> extends Column<Row> {
  /** Name in the choice of columns, if the title is no text. A column without a name is always there. */
  readonly name?: string;
  /** Offered, and not shown until it is chosen. */
  readonly extra?: boolean;
  /** Its value in an exported file; columns without it are left out. */
  readonly text?: (row: Row) => string | number | null | undefined;
  /** Below all rows. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** `d1` and `-d1`, as the calls and the address write it. */
export function sortText(sort: Sort | undefined): string {
  if (!sort) return '';
  return sort.descending ? `-${sort.key}` : sort.key;
}

export function parseSort(text: string): Sort | undefined {
  if (text === '' || text === '-') return undefined;
  return text.startsWith('-') ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** A click on a head: ascending, then descending, then as it came. */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, descending: false };
  return current.descending ? undefined : { key, descending: true };
}
