import { defineEntity, p } from '@mikro-orm/core';
import type { CostSettings } from '../compute-costs/cost-rules.js';

/** Costs that do not depend on a day, in one row. */
export const CostSettingsEntity = defineEntity({
  name: 'CostSettings',
  tableName: 'cost_rules',
  properties: {
    onlyRow: p.boolean().primary().default(true).check('only_row'),
    rules: p.json<CostSettings>(),
  },
});
