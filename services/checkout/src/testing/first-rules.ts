import type { FreightRule } from '@werkbank/contracts/entities';
import { type CostRules, defaultCostSettings } from '../cost-rules/compute-costs/cost-rules.js';
import { firstRules } from '../migrations/0003-cost-rule-versions.js';

const everywhere = { validFrom: null, from: null, to: null };

/** Rules of a new installation, as read from the database. */
export const rulesAtFirst: CostRules = {
  ...defaultCostSettings,
  freight: Object.entries(firstRules.freight).map(([shipper, { freeFrom, ...step }], index) => ({
    ...everywhere,
    id: index + 1,
    shipper: shipper as FreightRule['shipper'],
    figures: { steps: [{ upToGrams: null, ...step }], freeFrom },
  })),
  customs: [
    {
      ...everywhere,
      id: 6,
      figures: { handling: firstRules.customsHandling, percent: firstRules.customsPercent },
    },
  ],
};
