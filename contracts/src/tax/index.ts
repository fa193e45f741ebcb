export { hasEoriNumbers, isEoriNumber, maxEoriNumber } from './eori-number.js';
export { isVatNumber, vatNumberIn } from './vat-number.js';

/** Why tax is another one than the country's own; what documents print of each, the services know. */
export const taxReasons = ['export', 'reverseCharge', 'other'] as const;
export type TaxReason = (typeof taxReasons)[number];
