export type { CostRules } from './compute-costs/cost-rules.js';
export { chooseShipper, costsAndBasis, isExport } from './compute-costs/section-costs.js';
export { orderTotals } from './compute-costs/totals.js';
export { CostRulesModule } from './cost-rules.module.js';
export { costRuleVersionSchema } from './store-cost-rules/cost-rule-version.entity.js';
export { CostSettingsEntity } from './store-cost-rules/cost-settings.entity.js';
export { CostRulesStore } from './store-cost-rules/cost-rules.store.js';
