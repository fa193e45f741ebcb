import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/keycloak-sync/keycloak-sync.module.js';
import { AddShippingAddress } from './manage-companies/add-shipping-address.js';
import { ChangeAddress } from './manage-companies/change-address.js';
import { DeleteCompany } from './manage-companies/delete-company.js';
import { ListCustomers } from './manage-companies/list-customers.js';
import { SetPrimaryAddress } from './manage-companies/set-primary-address.js';
import { ShowCompany } from './manage-companies/show-company.js';
import { UpdateCompany } from './manage-companies/update-company.js';

@Module({
  imports: [AccountsModule],
  controllers: [
    ListCustomers,
    ShowCompany,
    UpdateCompany,
    DeleteCompany,
    AddShippingAddress,
    SetPrimaryAddress,
    ChangeAddress,
  ],
})
export class CompaniesModule {}
