export { findNumbers } from './check-lines/find-numbers.js';
export { QuickOrdersModule } from './quick-orders.module.js';
export { rowsOfFile } from './read-file/rows-of-file.js';
