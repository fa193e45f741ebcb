import type { SheetCell, SheetColumn } from '@werkbank/platform/spreadsheets';
import type { Cell, TableColumn, TableLine } from '../article/table-column.js';

/** Cells of XLSX hold no more. Imports keep what a longer one would have. */
const cellCharacters = 32_767;
/** Digits that a spreadsheet keeps of a number. */
const exactDigits = 15;
const [narrowest, widest] = [10, 40];

/** Columns of a workbook: numbers as such, all else as texts. */
export function sheetColumns(columns: readonly TableColumn[]): SheetColumn<TableLine>[] {
  return columns.map(({ head, value }) => ({
    title: head,
    width: Math.min(widest, Math.max(narrowest, head.length + 2)),
    format: (line) => (typeof sheetCell(value(line)) === 'number' ? 'General' : '@'),
    value: (line) => sheetCell(value(line)),
  }));
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null;
  if (typeof cell === 'string') return cell === '' || cell.length > cellCharacters ? null : cell;
  if ('day' in cell) return cell.day;
  const { decimal } = cell;
  return decimal.replaceAll(/\D|^0+/g, '').length > exactDigits ? decimal : Number(decimal);
}
