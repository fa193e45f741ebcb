export { taxRateFor } from './find-tax.js';
export { type LinePrice, priceLines, priceTiers } from './price-lines.js';
export type { CompanyTerms, DiscountGroup, PricedLine, PriceTerms, TaxRule } from './terms.js';
