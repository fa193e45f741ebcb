import type { MadeBy } from '@werkbank/contracts/entities';
import type { Country, Currency } from '@werkbank/contracts/localization';
import type { Cents } from '@werkbank/contracts/money';

/** A list price from a quantity on, for some delivery countries (empty: all) and some days. */
export interface ConditionalPrice {
  /** Cents of `priceQuantity` order units. */
  amount: Cents;
  currency: string;
  priceQuantity: number;
  minQuantity: number;
  territories: readonly string[];
  /** First and last day; null: unlimited. */
  validFrom: string | null;
  validUntil: string | null;
}

/** Input of the engine for one line. Amounts are cents of the list price's currency. */
export interface PricedLine {
  /** Order units. */
  quantity: number;
  /** Price of `priceQuantity` order units, without conditions; null if there are conditional prices only. */
  listPrice: Cents | null;
  listPriceCurrency: string;
  priceQuantity: number;
  furtherPrices: readonly ConditionalPrice[];
  /** The minimum order quantity. */
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

/** The agreements of a producer company with this customer for this delivery country. */
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
  /** The one for all other customers: "Unassigned customers". */
  otherCustomersDiscountGroup: DiscountGroup | null;
}

/** A configured exception from a country's tax rate. */
export interface TaxRule {
  /** Countries of departure. */
  origins: readonly string[];
  percent: number;
  /** Message key of the reason. */
  reason: string;
  madeBy?: MadeBy;
}

/** A country's own tax rate. */
export interface CountryTax {
  percent: number;
  madeBy?: MadeBy;
}

/** All input of a line's price beside the line, for one customer, country and currency. */
export interface PriceTerms {
  /** Delivery country. */
  country: Country;
  currency: Currency;
  day: string;
  /** Tax of the delivery country; null if no rate is configured: the country then has no prices, instead of untaxed ones. */
  countryTax: CountryTax | null;
  /** Exceptions for the delivery country; the first match applies. */
  taxRules: readonly TaxRule[];
  /** Decimal ratio by source currency: price in `currency` = price in source × ratio. */
  exchangeRatios: Readonly<Record<string, string>>;
  companies: Readonly<Record<number, CompanyTerms>>;
}
