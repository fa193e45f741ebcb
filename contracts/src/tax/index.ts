export { hasEoriNumbers, isEoriNumber, maxEoriNumber } from './eori-number.js';
export { isVatNumber, vatNumberIn } from './vat-number.js';

/** Reasons for another tax than the country's own. Services hold their words on documents. */
export const taxReasons = ['export', 'reverseCharge', 'other'] as const;
export type TaxReason = (typeof taxReasons)[number];
