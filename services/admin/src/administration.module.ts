import { Module } from '@nestjs/common';
import { ListAuditEntries } from './audit/list-audit-entries.js';
import { WhenCostRuleChanged } from './audit/when-cost-rule-changed.js';
import { WhenTaxRuleChanged } from './audit/when-tax-rule-changed.js';
import { CompaniesModule } from './companies/companies.module.js';
import { ShowConfiguration } from './configuration/show-configuration.js';
import { UpdateConfiguration } from './configuration/update-configuration.js';
import { EditExchangeRates } from './currencies/edit-exchange-rates.js';
import { OfferCurrencies } from './currencies/offer-currencies.js';
import { ImportUsersModule } from './import-users/import-users.module.js';
import { ReplayDeadLetters } from './operations/replay-dead-letters.js';
import { ShowOperations } from './operations/show-operations.js';
import { ProducersModule } from './producers/producers.module.js';
import { EditSidebar } from './sidebar-panel/edit-sidebar.js';
import { ShowSidebar } from './sidebar-panel/show-sidebar.js';
import { UploadSidebarFile } from './sidebar-panel/upload-sidebar-file.js';
import { UsersModule } from './users/users.module.js';

/** What administrators look after. */
@Module({
  imports: [UsersModule, ImportUsersModule, CompaniesModule, ProducersModule],
  controllers: [
    ShowConfiguration,
    UpdateConfiguration,
    OfferCurrencies,
    EditExchangeRates,
    ShowSidebar,
    EditSidebar,
    UploadSidebarFile,
    ListAuditEntries,
    ShowOperations,
    ReplayDeadLetters,
    WhenCostRuleChanged,
    WhenTaxRuleChanged,
  ],
})
export class AdministrationModule {}
