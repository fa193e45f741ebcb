import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { GetApprovers } from './spending-limits/get-approvers.js';
import { ListSpendingLimits } from './spending-limits/list-spending-limits.js';
import { SetSpendingLimit } from './spending-limits/set-spending-limit.js';
import { GetBuyer } from './get-buyer/get-buyer.js';
import { AddShippingAddress } from './manage-companies/add-shipping-address.js';
import { ChangeAddress } from './manage-companies/change-address.js';
import { DeleteCompany } from './manage-companies/delete-company.js';
import { ListCustomers } from './manage-companies/list-customers.js';
import { SetPrimaryAddress } from './manage-companies/set-primary-address.js';
import { ShowCompany } from './manage-companies/show-company.js';
import { UpdateCompany } from './manage-companies/update-company.js';
import { DeleteProducer } from './manage-producers/delete-producer.js';
import { EditProducers } from './manage-producers/edit-producers.js';
import { ListHolidays } from './place-calendars/list-holidays.js';
import { SetPlaceCalendar } from './place-calendars/set-place-calendar.js';
import { ListDispatchLocations } from './manage-producers/list-dispatch-locations.js';
import { ListProducersForCountry } from './manage-producers/list-producers-for-country.js';
import { ShowProducers } from './manage-producers/show-producers.js';

@Module({
  imports: [IdentityModule],
  controllers: [
    ListCustomers,
    ShowCompany,
    UpdateCompany,
    DeleteCompany,
    AddShippingAddress,
    SetPrimaryAddress,
    ChangeAddress,
    ListProducersForCountry,
    ListDispatchLocations,
    SetPlaceCalendar,
    ListHolidays,
    ShowProducers,
    EditProducers,
    DeleteProducer,
    GetBuyer,
    ListSpendingLimits,
    SetSpendingLimit,
    GetApprovers,
  ],
})
export class CompaniesModule {}
