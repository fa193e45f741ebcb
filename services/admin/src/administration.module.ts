import { Module } from '@nestjs/common';
import { ListAuditEntries } from './records/audit/list-audit-entries.js';
import { WhenCostRuleChanged } from './records/audit/when-cost-rule-changed.js';
import { WhenTaxRuleChanged } from './records/audit/when-tax-rule-changed.js';
import { CompaniesModule } from './companies/companies.module.js';
import { ShowConfiguration } from './settings/configuration/show-configuration.js';
import { UpdateConfiguration } from './settings/configuration/update-configuration.js';
import { EditExchangeRates } from './settings/currencies/edit-exchange-rates.js';
import { OfferCurrencies } from './settings/currencies/offer-currencies.js';
import { ImportUsersModule } from './users/import-users/import-users.module.js';
import { ReplayDeadLetters } from './operations/service-health/replay-dead-letters.js';
import { ShowOperations } from './operations/service-health/show-operations.js';
import { ProducersModule } from './companies/manage-producers/producers.module.js';
import { EditSidebar } from './settings/help/edit-sidebar.js';
import { ShowSidebar } from './settings/help/show-sidebar.js';
import { UploadSidebarFile } from './settings/help/upload-sidebar-file.js';
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
