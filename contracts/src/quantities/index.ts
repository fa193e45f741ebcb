export {
  checkQuantity,
  contentOf,
  isPlain,
  type OrderUnits,
  piece,
  type QuantityMisfit,
  saidUnits,
} from './order-units.js';
export { contentInWords, pricedUnits, quantityInWords, quantityRule } from './quantity-in-words.js';
export { unitName } from './unit-names.js';
