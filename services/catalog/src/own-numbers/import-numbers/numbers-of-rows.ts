import { cleanNumber, headAmong, placeOf, type QuickOrderRow } from '@werkbank/contracts/quick-order';
import { ownNumberColumns } from '../columns.js';

/** A row as it is written: which article it names is not known yet. */
export interface NumberedRow {
  row: number;
  /** Of the article, in any spelling. */
  number: string;
  ownNumber: string;
}

const headAt = (rows: readonly QuickOrderRow[]): number => headAmong(rows, ownNumberColumns.ownNumber.heads);

export const hasOwnHead = (rows: readonly QuickOrderRow[]): boolean => headAt(rows) !== -1;

/** The head names both columns. Without one, the own number stands first and the article's second, as in the export. */
export function numbersOfRows(rows: readonly QuickOrderRow[]): NumberedRow[] {
  const start = headAt(rows);
  const head = rows[start];
  const ownPlace = head ? placeOf(head, ownNumberColumns.ownNumber.heads) : 0;
  const place = head ? placeOf(head, ownNumberColumns.number.heads) : 1;
  return rows.slice(start + 1).flatMap(({ line, cells }) => {
    const number = cleanNumber(cells[place ?? -1] ?? '');
    const ownNumber = cleanNumber(cells[ownPlace ?? -1] ?? '');
    return number === '' && ownNumber === '' ? [] : [{ row: line, number, ownNumber }];
  });
}
