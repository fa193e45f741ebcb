export * from './cents.js';
export { costsOfGoods } from './costs-of-goods.js';
export { type PartOfSection, settleSection } from './settle-section.js';
export { sumTaxLines, taxLines } from './tax-lines.js';
export { usualCurrency } from './usual-currency.js';
