// The one writer of CSV. Zod-free, so that the first load of the front end may use it.
export { keptText, plainText } from './kept-text.js';
export { byteOrderMark, type CsvCell, csvLine, csvSeparators, csvText } from './write-csv.js';
