import { Module } from '@nestjs/common';
import { ListAuditEntries } from './audit/list-audit-entries.js';
import { WhenCostRuleChanged } from './audit/when-cost-rule-changed.js';
import { WhenStructureChanged } from './audit/when-structure-changed.js';
import { WhenSynonymChanged } from './audit/when-synonym-changed.js';
import { WhenTaxRuleChanged } from './audit/when-tax-rule-changed.js';

@Module({
  controllers: [
    ListAuditEntries,
    WhenCostRuleChanged,
    WhenTaxRuleChanged,
    WhenStructureChanged,
    WhenSynonymChanged,
  ],
})
export class RecordsModule {}
