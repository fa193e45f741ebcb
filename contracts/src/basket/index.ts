export { addLines } from './add-lines.js';
export { changeLines } from './change-lines.js';
