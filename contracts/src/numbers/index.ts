export {
  type NumberField,
  type NumberSigns,
  readDecimal,
  readNumber,
  UnreadNumber,
  writeNumber,
} from './read-number.js';
export { numberMessage, refusalOfNumber } from './refuse-number.js';
