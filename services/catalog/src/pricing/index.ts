export { taxRuleVersionSchema } from './edit-tax-rules/tax-rule-version.entity.js';
export {
  type CompanyTerms,
  type Discount,
  type DiscountGroup,
  explainLine,
  type LinePrice,
  type PricedLine,
  priceLines,
  type PriceTerms,
  priceTiers,
  surchargePercent,
  taxRateFor,
} from './price-engine/index.js';
export { PricingModule } from './pricing.module.js';
export { audienceOf, saysAudience } from './read-price-terms/audience-of.js';
export {
  type Audience,
  offeredTerms,
  readAssignedGroups,
  readPriceTerms,
  readSharedTerms,
  type SharedTerms,
} from './read-price-terms/read-price-terms.js';
export { holds, latestFirst } from './read-price-terms/rule-on-day.js';
