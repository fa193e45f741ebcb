import { Module } from '@nestjs/common';
import { EditCostRules } from './edit-cost-rules/edit-cost-rules.js';
import { PreviewCosts } from './edit-cost-rules/preview-costs.js';
import { CostRulesStore } from './store-cost-rules/cost-rules.store.js';
import { WhenConfigurationChanged } from './store-cost-rules/when-configuration-changed.js';

/** Freight, customs, shippers and taxes. */
@Module({
  controllers: [EditCostRules, PreviewCosts, WhenConfigurationChanged],
  providers: [CostRulesStore],
  exports: [CostRulesStore],
})
export class CostRulesModule {}
