import { z } from 'zod';
import { cents, currency, date, decimal, id, priceQuantity, quantity } from './values.js';

/** An amount in `currency` is one in `sourceCurrency` times the ratio. */
export const exchangedBy = z.object({ sourceCurrency: currency, ratio: decimal });

/** Rule version behind a figure, and its exchange rate. Absent in older figures. */
export const madeBy = z.object({
  ruleId: id,
  /** null: from the beginning. */
  validFrom: date.nullable(),
  exchangedBy: exchangedBy.nullable(),
});
export type MadeBy = z.infer<typeof madeBy>;

/**
 * Price of one line, in whole cents of `currency`. `listPrice` is of `priceQuantity` order units and `voc` of one, after
 * country factor and exchange rate; surcharge, discount, salesPrice, taxBase, tax and platformMargin are of the whole line.
 * effectiveDiscount and taxRate are per cent. platformMargin is shown to platform admins only.
 */
export const priceBreakdown = z.object({
  quantity,
  listPrice: cents,
  priceQuantity: priceQuantity.optional(),
  surcharge: cents,
  discount: cents,
  effectiveDiscount: z.number(),
  salesPrice: cents,
  voc: cents,
  taxBase: cents,
  taxRate: z.number(),
  tax: cents,
  platformMargin: cents.optional(),
  currency,
  /** Exchange rate of the list price, in quotes and the orders from them; absent for the same currency. */
  exchangedBy: exchangedBy.optional(),
});
export type PriceBreakdown = z.infer<typeof priceBreakdown>;

/** From this quantity on, so many order units cost this much (net, cents). */
export const priceTier = z.object({
  minQuantity: z.int().min(1),
  unitPrice: cents,
  priceQuantity: priceQuantity.optional(),
});
export type PriceTier = z.infer<typeof priceTier>;

export const costTypes = ['Freight', 'CustomsHandling', 'Customs'] as const;
export const cost = z.object({
  costType: z.enum(costTypes),
  taxBase: cents,
  /** A short reason for the buyer: message key and its numbers, e.g. `freightByWeight` { kilograms: 3 }. */
  why: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  madeBy: madeBy.optional(),
});
export type Cost = z.infer<typeof cost>;

/**
 * Inputs of a section's costs when the buyer agreed, in the currency of the order. Later changes of rules and exchange rates do
 * not affect the order.
 */
export const costBasis = z.object({
  /** null: no freight. Steps up to the agreed one, because the weight only falls. */
  freight: z
    .object({
      freeFrom: cents.nullable(),
      steps: z.array(z.object({ upToGrams: z.int().nullable(), base: cents, perKilogram: cents })).min(1),
    })
    .nullable(),
  /** null: no border of customs is crossed. Per cent of the goods. */
  customs: z
    .object({ from: z.string(), to: z.string(), handling: cents, percent: z.number().min(0) })
    .nullable(),
});
export type CostBasis = z.infer<typeof costBasis>;

/** Costs that the buyer agreed to for a section: their maximum, and their tax. */
export const agreedCosts = z.object({
  costs: z.array(cost),
  /** null in orders from before it was kept: costs stay as they were agreed until nothing of the section is left. */
  basis: costBasis.nullable(),
  /** null for a sum of zero. */
  tax: z.object({ rate: z.number(), reason: z.string().nullable() }).nullable(),
});
export type AgreedCosts = z.infer<typeof agreedCosts>;

/** Tax of one rate and reason, computed once on goods plus costs and kept from then on. `reason` is a message key where a rule changed the rate. */
export const taxLine = z.object({
  rate: z.number(),
  base: cents,
  amount: cents,
  reason: z.string().nullable(),
  madeBy: madeBy.optional(),
});
export type TaxLine = z.infer<typeof taxLine>;
export const totals = z.object({
  goods: cents,
  freight: cents,
  customsHandling: cents,
  customs: cents,
  taxBase: cents,
  taxes: z.array(taxLine),
  tax: cents,
  total: cents,
  currency,
});
export type Totals = z.infer<typeof totals>;
