import { cleanNumber, type QuickOrderRow } from '@werkbank/contracts/quick-order';
import { numberForm } from '@werkbank/contracts/text';
import { ownNumberColumns } from '../columns.js';

/** A row as it is written: which article it names is not known yet. */
export interface NumberedRow {
  row: number;
  /** Of the article, in any spelling. */
  number: string;
  ownNumber: string;
}

/** Rows above the head: a title, an address. */
const rowsBeforeHead = 20;

export const hasOwnHead = (rows: readonly QuickOrderRow[]): boolean => headAt(rows) !== -1;

const headAt = (rows: readonly QuickOrderRow[]): number =>
  rows.slice(0, rowsBeforeHead).findIndex(({ cells }) => placeIn(cells, 'ownNumber') !== -1);

/** The head names both columns. Without one, the own number stands first and the article's second, as in the export. */
export function numbersOfRows(rows: readonly QuickOrderRow[]): NumberedRow[] {
  const start = headAt(rows);
  const head = rows[start]?.cells;
  const ownPlace = head ? placeIn(head, 'ownNumber') : 0;
  const place = head ? placeIn(head, 'number') : 1;
  return rows.slice(start + 1).flatMap(({ line, cells }) => {
    const number = cleanNumber(cells[place] ?? '');
    const ownNumber = cleanNumber(cells[ownPlace] ?? '');
    return number === '' && ownNumber === '' ? [] : [{ row: line, number, ownNumber }];
  });
}

function placeIn(cells: readonly string[], column: 'ownNumber' | 'number'): number {
  const forms = cells.map(numberForm);
  const known = ownNumberColumns[column].heads.find((head) => forms.includes(head));
  return known === undefined ? -1 : forms.indexOf(known);
}
