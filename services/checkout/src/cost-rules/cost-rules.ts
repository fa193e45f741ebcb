import { currency } from '@werkbank/contracts/entities';
import { shippers } from '@werkbank/contracts/delivery';
import { z } from 'zod';

/** What a currency costs by rules of its own; the others are exchanged, so there must be one. */
const perCurrency = z.record(currency, z.int().min(0)).refine((amounts) => Object.keys(amounts).length > 0);

/**
 * Freight, customs and shipping rules: configuration, kept in the database and editable without a build.
 * Amounts are whole cents per currency (a currency without amounts is exchanged into), weights whole grams, percentages have at most two decimals.
 */
export const costRules = z.object({
  /** Whose amounts are exchanged for currencies that have none of their own. */
  baseCurrency: currency.default('EUR'),
  /** The first rule that fits the countries and the weight wins; the last resort must fit everything. */
  shipping: z
    .array(
      z.object({
        from: z.string().nullable(),
        to: z.string().nullable(),
        abroad: z.boolean().nullable(),
        upToGrams: z.int().positive().nullable(),
        shipper: z.enum(shippers),
      }),
    )
    .min(1),
  /** Per parcel and per started kilogram; free of charge from this goods value on (null: never). */
  freight: z.record(
    z.enum(shippers),
    z.object({ base: perCurrency, perKilogram: perCurrency, freeFrom: perCurrency.nullable() }),
  ),
  customsHandling: perCurrency,
  /** Per cent of the goods. */
  customsPercent: z.number().min(0).max(100),
  /** Groups of countries with free movement of goods. */
  customsFreeAreas: z.array(z.array(z.string())),
  /** The one producer where goods can be collected; null: nowhere. */
  selfCollectionProducerId: z.int().positive().nullable(),
});
export type CostRules = z.infer<typeof costRules>;

const free = { EUR: 0, CHF: 0 };

/** What a new installation starts with. */
export const defaultCostRules: CostRules = {
  baseCurrency: 'EUR',
  shipping: [
    { from: 'DE', to: 'DE', abroad: false, upToGrams: 31_500, shipper: 'dhlparcel' },
    { from: 'DE', to: null, abroad: true, upToGrams: 31_500, shipper: 'dhleuro' },
    { from: 'CH', to: 'CH', abroad: false, upToGrams: 30_000, shipper: 'sh_post' },
    { from: null, to: null, abroad: null, upToGrams: null, shipper: 'go' },
  ],
  freight: {
    dhlparcel: {
      base: { EUR: 590, CHF: 590 },
      perKilogram: { EUR: 40, CHF: 40 },
      freeFrom: { EUR: 25_000, CHF: 25_000 },
    },
    dhleuro: { base: { EUR: 1290, CHF: 1250 }, perKilogram: { EUR: 110, CHF: 105 }, freeFrom: null },
    sh_post: {
      base: { EUR: 950, CHF: 900 },
      perKilogram: { EUR: 50, CHF: 50 },
      freeFrom: { EUR: 25_000, CHF: 25_000 },
    },
    go: { base: { EUR: 3900, CHF: 3700 }, perKilogram: { EUR: 90, CHF: 85 }, freeFrom: null },
    custom: { base: { EUR: 1900, CHF: 1800 }, perKilogram: { EUR: 60, CHF: 55 }, freeFrom: null },
    selfCollection: { base: free, perKilogram: free, freeFrom: null },
  },
  customsHandling: { EUR: 3500, CHF: 3300 },
  customsPercent: 1.5,
  customsFreeAreas: [
    ['DE', 'AT'],
    ['CH', 'LI'],
  ],
  selfCollectionProducerId: null,
};
