// How a list of numbers and quantities is read, the same for pasted text and for files. Zod-free.
export { ownNumberHeads, quickOrderColumns, type QuickOrderField, quickOrderLimits } from './columns.js';
export {
  cleanNumber,
  hasHead,
  headAmong,
  isTooLong,
  linesOfRows,
  placeOf,
  type QuickOrderRow,
  type ReadLine,
} from './lines-of-rows.js';
export { isFormula, readQuantity } from './read-quantity.js';
export { rowsOfText } from './rows-of-text.js';
