import { shippers } from '@werkbank/contracts/delivery';
import {
  type CustomsFigures,
  currency,
  type FreightFigures,
  type FreightRule,
} from '@werkbank/contracts/entities';
import { z } from 'zod';

/** Settings of costs beside the rules of freight and customs: configuration in the database, editable without a build. */
export const costSettings = z.object({
  /** Amounts in this currency are converted for currencies without their own amounts. */
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
  /** Groups of countries with free movement of goods. */
  customsFreeAreas: z.array(z.array(z.string())),
  /** The one producer where goods can be collected; null: nowhere. */
  selfCollectionProducerId: z.int().positive().nullable(),
});
export type CostSettings = z.infer<typeof costSettings>;

interface RuleInForce<F> {
  id: number;
  validFrom: string | null;
  /** Country codes; null is any. */
  from: string | null;
  to: string | null;
  figures: F;
}
export type FreightInForce = RuleInForce<FreightFigures> & { shipper: FreightRule['shipper'] };
export type CustomsInForce = RuleInForce<CustomsFigures>;

/** Settings, and the rules that hold on a day, one for each that they are about. */
export interface CostRules extends CostSettings {
  freight: readonly FreightInForce[];
  customs: readonly CustomsInForce[];
}

/** Settings of a new installation. */
export const defaultCostSettings: CostSettings = {
  baseCurrency: 'EUR',
  shipping: [
    { from: 'DE', to: 'DE', abroad: false, upToGrams: 31_500, shipper: 'dhlparcel' },
    { from: 'DE', to: null, abroad: true, upToGrams: 31_500, shipper: 'dhleuro' },
    { from: 'CH', to: 'CH', abroad: false, upToGrams: 30_000, shipper: 'sh_post' },
    { from: null, to: null, abroad: null, upToGrams: null, shipper: 'go' },
  ],
  customsFreeAreas: [
    ['DE', 'AT'],
    ['CH', 'LI'],
  ],
  selfCollectionProducerId: null,
};
