export {
  checkQuantity,
  contentOf,
  isPlain,
  type OrderUnits,
  piece,
  type QuantityMisfit,
  saidUnits,
} from './order-units.js';
export { type PromisedPart, promisedParts, quantityFromStock } from './promised-parts.js';
export { contentInWords, pricedUnits, quantityInWords, quantityRule } from './quantity-in-words.js';
export { unitName } from './unit-names.js';
