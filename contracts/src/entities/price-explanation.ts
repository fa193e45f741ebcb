import { z } from 'zod';
import { discountLimits } from '../limits/index.js';
import { discountData, discountValue, discountTypes, materialGroupTypes } from './discount.js';
import { priceBreakdown, priceTier } from './price.js';
import { cents, country, currency, date, id, key, orderUnits, priceQuantity, quantity } from './values.js';

export const priceSteps = [
  'unitPrice',
  'unitVoc',
  'line',
  'surcharge',
  'discount',
  'salesPrice',
  'taxBase',
  'tax',
  'platformMargin',
] as const;
export const priceInputs = [
  'listPrice',
  'countryPriceFactor',
  'exchangeRate',
  'voc',
  'unitPrice',
  'quantity',
  'line',
  'percent',
  'surcharge',
  'discount',
  'salesPrice',
  'unitVoc',
  'taxBase',
  'rate',
] as const;
export const priceRuleKinds = [
  'CountryPriceFactor',
  'ExchangeRate',
  'Surcharge',
  'DiscountAssignment',
  'DiscountGroup',
  'ArticleGroup',
  'Discount',
  'TaxRate',
  'TaxRule',
] as const;

/** Source of a number in a price: a row that somebody entered. */
export const priceRule = z.object({
  kind: z.enum(priceRuleKinds),
  id: id.nullable(),
  name: z.string(),
  /** A decimal; null where the rule leads to another one. */
  value: z.string().nullable(),
  validFrom: date.nullable(),
  validUntil: date.nullable(),
});
export type PriceRule = z.infer<typeof priceRule>;

/** One step of the price engine. Amounts are cents; `exact` is the result before it was rounded half up. */
export const priceStep = z.object({
  step: z.enum(priceSteps),
  inputs: z.array(z.object({ name: z.enum(priceInputs), value: z.string() })),
  exact: z.string(),
  result: cents,
  /** Number of order units of the unit price; absent: one. */
  priceQuantity: priceQuantity.optional(),
  rules: z.array(priceRule),
});
export type PriceStep = z.infer<typeof priceStep>;

const pricedArticle = { articleId: key, materialNumber: z.string(), articleText: z.string() };
export const priceExplanation = z.object({
  ...pricedArticle,
  producerCompanyId: id,
  customerCompanyId: id.nullable(),
  country,
  currency,
  quantity,
  orderUnits: orderUnits.optional(),
  day: date,
  /** With the platform's margin; null without a price, e.g. without an exchange rate. */
  price: priceBreakdown.nullable(),
  steps: z.array(priceStep),
  /** Net prices of `priceQuantity` order units, by the quantity from which they hold. */
  tiers: z.array(priceTier),
});
export type PriceExplanation = z.infer<typeof priceExplanation>;

/** Edited rules of a group, with factor and surcharges, before they are saved. */
export const priceEdit = z.object({
  discountGroup: z
    .object({
      discountType: z.enum(discountTypes),
      materialGroupType: z.enum(materialGroupTypes),
      discountValue: discountValue.nullable().default(null),
      discounts: z.array(discountData).max(discountLimits.savedAtOnce).default([]),
    })
    .optional(),
  countryPriceFactor: z
    .number()
    .min(discountLimits.countryPriceFactor.min)
    .max(discountLimits.countryPriceFactor.max)
    .optional(),
  surcharges: z
    .array(
      z.object({
        materialGroupId: id,
        value: z.number().min(discountLimits.surcharge.min).max(discountLimits.surcharge.max),
      }),
    )
    .max(discountLimits.savedAtOnce)
    .default([]),
});
export type PriceEdit = z.output<typeof priceEdit>;

const simulatedPrice = z.object({
  price: priceBreakdown,
  /** Net price of `priceQuantity` order units. */
  unitPrice: cents,
  /** Producer's share of the goods: the sales price without the platform margin, also in per cent of the line at list price. */
  margin: z.object({ amount: cents, percent: z.number() }),
  tiers: z.array(priceTier),
});
export type SimulatedPrice = z.infer<typeof simulatedPrice>;
export const simulatedArticle = z.object({
  ...pricedArticle,
  orderUnits: orderUnits.optional(),
  now: simulatedPrice.nullable(),
  /** Price by the edited rules. */
  edited: simulatedPrice.nullable(),
});
