import { caps } from '../caps.js';
import type { TableRow } from '../read-file/table.js';
import type { LeftOut } from '../read-file/left-out.js';
import { Notes, type RefusedField } from '../understand-articles/notes.js';
import { wholeOf } from '../understand-articles/numbers.js';
import { lineOf } from '../understand-articles/texts.js';
import type { ColumnMapping } from './column-mapping.js';

export interface StockLine {
  materialNumber: string;
  level: number;
  /** Id or name; undefined means the only location of the company. */
  dispatchLocation: string | undefined;
}

/** A line of a file of stock levels. A fraction of a piece is no stock and is rounded down. */
export function stockOfRow(
  { cells }: TableRow,
  { columns }: ColumnMapping,
  decimalSign: '.' | ',',
  leftOut: LeftOut,
): { stock: StockLine; refused: [] } | { stock: undefined; refused: RefusedField[] } {
  const notes = new Notes(leftOut);
  const of = (target: string) => lineOf(cells[columns.findIndex((column) => column.target === target)] ?? '');
  const [materialNumber, level, location] = [of('number'), of('stock'), of('dispatchLocation')];
  if (materialNumber === '') notes.refuse('materialNumber', 'NumberMissing', '');
  let roundedUp = 0;
  const read = wholeOf(level, decimalSign, caps.highestQuantity, () => {
    roundedUp = 1;
    notes.leaveOut('stock', 'Adjusted');
  });
  if ('reason' in read) notes.refuse('stock', read.reason, level);
  if (notes.refused.length > 0 || 'reason' in read) return { stock: undefined, refused: notes.refused };
  return {
    stock: {
      materialNumber,
      level: read.number - roundedUp,
      dispatchLocation: location === '' ? undefined : location,
    },
    refused: [],
  };
}
