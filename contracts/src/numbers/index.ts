export {
  type NumberField,
  type NumberSigns,
  readDecimal,
  readNumber,
  UnreadNumber,
  writeNumber,
} from './read-number.js';
export { refusalOfNumber } from './refuse-number.js';
