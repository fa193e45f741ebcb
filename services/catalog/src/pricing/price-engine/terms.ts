import type { MadeBy } from '@werkbank/contracts/entities';
import type { Country, Currency } from '@werkbank/contracts/localization';
import type { Cents } from '@werkbank/contracts/money';

/** A list price that holds from a quantity on, in some countries of delivery (none: in all) and on some days. */
export interface ConditionalPrice {
  /** Cents of `priceQuantity` order units. */
  amount: Cents;
  currency: string;
  priceQuantity: number;
  minQuantity: number;
  territories: readonly string[];
  /** First and last day; null: without a beginning or an end. */
  validFrom: string | null;
  validUntil: string | null;
}

/** What the engine has to know of one line. Amounts are cents of the list price's currency. */
export interface PricedLine {
  /** Order units. */
  quantity: number;
  /** Of `priceQuantity` order units, everywhere and always; null where there are further prices only. */
  listPrice: Cents | null;
  listPriceCurrency: string;
  priceQuantity: number;
  furtherPrices: readonly ConditionalPrice[];
  /** The least that can be ordered. */
  minQuantity: number;
  /** Swiss incentive tax on volatile organic compounds, for one order unit. */
  voc: Cents;
  /** null: no surcharge and no discount of material groups applies. */
  materialGroupId: number | null;
  /** The company that owns the dispatch location: its rules apply. */
  producerCompanyId: number;
  /** Country of the dispatch location. */
  originCountry: string;
}

export interface DiscountTier {
  minQuantity: number;
  discountValue: number;
}
export interface Discount {
  materialOrArticleGroupId: number;
  /** Per cent; set for PercentageMaterialGroup. */
  discountValue: number | null;
  /** Set for QuantityMaterialGroup. */
  discountQuantities: readonly DiscountTier[];
}
export interface DiscountGroup {
  discountType: 'Percentage' | 'PercentageMaterialGroup' | 'QuantityMaterialGroup';
  materialGroupType: 'MaterialGroup' | 'ArticleGroup';
  /** Per cent; set for Percentage. */
  discountValue: number | null;
  discounts: readonly Discount[];
}

/** What a producer company agreed with this customer for this delivery country. */
export interface CompanyTerms {
  /** Between 0 and 1. */
  platformMargin: number;
  countryPriceFactor: number;
  /** Per cent by material group. */
  surcharges: Readonly<Record<number, number>>;
  /** The article group that is the parent of a material group. */
  articleGroupOf: Readonly<Record<number, number>>;
  /** The one assigned to the customer. */
  assignedDiscountGroup: DiscountGroup | null;
  /** The one for everybody else: "Unassigned customers". */
  otherCustomersDiscountGroup: DiscountGroup | null;
}

/** A configured exception from a country's tax rate. */
export interface TaxRule {
  /** Countries that the goods leave from. */
  origins: readonly string[];
  percent: number;
  /** A message key that says why. */
  reason: string;
  madeBy?: MadeBy;
}

/** What a country charges by itself. */
export interface CountryTax {
  percent: number;
  madeBy?: MadeBy;
}

/** Everything that the price of a line depends on beside the line, for one customer, country and currency. */
export interface PriceTerms {
  /** Of delivery. */
  country: Country;
  currency: Currency;
  day: string;
  /** Of the delivery country; null where nobody has said it, so that nothing is sold there as if it were free. */
  countryTax: CountryTax | null;
  /** Exceptions for the delivery country; the first that fits counts. */
  taxRules: readonly TaxRule[];
  /** Decimal ratio by source currency: price in `currency` = price in source × ratio. */
  exchangeRatios: Readonly<Record<string, string>>;
  companies: Readonly<Record<number, CompanyTerms>>;
}
