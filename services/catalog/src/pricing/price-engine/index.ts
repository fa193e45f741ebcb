export { explainLine } from './explain-line.js';
export { taxRateFor } from './find-tax.js';
export { type LinePrice, priceLines, priceTiers } from './price-lines.js';
export type { CompanyTerms, Discount, DiscountGroup, PricedLine, PriceTerms } from './terms.js';
