export { readAhead } from './read-ahead.js';
export { type SheetCell, type SheetColumn, xlsxOf } from './xlsx-of.js';
