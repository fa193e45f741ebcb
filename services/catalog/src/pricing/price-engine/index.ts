export { explainLine } from './explain-line.js';
export { taxRateFor } from './find-tax.js';
export { type LinePrice, priceLines, priceTiers } from './price-lines.js';
export { surchargePercent } from './steps.js';
export type {
  CompanyTerms,
  CountryTax,
  Discount,
  DiscountGroup,
  PricedLine,
  PriceTerms,
  TaxRule,
} from './terms.js';
