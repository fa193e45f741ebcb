import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts-in-step/accounts.module.js';
import { AddShippingAddress } from './add-shipping-address.js';
import { ChangeAddress } from './change-address.js';
import { DeleteCompany } from './delete-company.js';
import { ListCustomers } from './list-customers.js';
import { SetPrimaryAddress } from './set-primary-address.js';
import { ShowCompany } from './show-company.js';
import { UpdateCompany } from './update-company.js';

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
