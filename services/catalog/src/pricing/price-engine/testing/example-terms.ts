import type { CompanyTerms, DiscountGroup, PricedLine, PriceTerms } from '../terms.js';

/** Terms and lines for tests: one producer company (7), delivery to Switzerland, no special agreements. */
export function exampleLine(changes: Partial<PricedLine> = {}): PricedLine {
  return {
    quantity: 1,
    listPrice: 1000,
    listPriceCurrency: 'EUR',
    priceQuantity: 1,
    furtherPrices: [],
    minQuantity: 1,
    voc: 0,
    materialGroupId: 3,
    producerCompanyId: 7,
    originCountry: 'DE',
    ...changes,
  };
}

export function exampleCompany(changes: Partial<CompanyTerms> = {}): CompanyTerms {
  return {
    platformMargin: 0.085,
    countryPriceFactor: 1,
    surcharges: {},
    articleGroupOf: {},
    assignedDiscountGroup: null,
    otherCustomersDiscountGroup: null,
    ...changes,
  };
}

export function exampleTerms(
  company: Partial<CompanyTerms> = {},
  changes: Partial<PriceTerms> = {},
): PriceTerms {
  return {
    country: 'CH',
    currency: 'CHF',
    day: '2026-06-15',
    countryTax: { percent: 8.1 },
    taxRules: [],
    exchangeRatios: { EUR: '0.9417' },
    companies: { 7: exampleCompany(company) },
    ...changes,
  };
}

export function percentageGroup(discountValue: number): DiscountGroup {
  return { discountType: 'Percentage', materialGroupType: 'MaterialGroup', discountValue, discounts: [] };
}
