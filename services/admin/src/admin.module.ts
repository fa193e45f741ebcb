import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { AddShippingAddress } from './companies/add-shipping-address.js';
import { SetPrimaryAddress } from './companies/set-primary-address.js';
import { ShowCompany } from './companies/show-company.js';
import { ShowConfiguration } from './configuration/show-configuration.js';
import { database } from './database/database.js';
import { GetBuyer } from './get-buyer/get-buyer.js';
import { KeycloakModule } from './keycloak/keycloak.module.js';
import { ListDispatchLocations } from './producers/list-dispatch-locations.js';
import { ListProducersForCountry } from './producers/list-producers-for-country.js';
import { Login } from './sign-in/login.js';
import { Logout } from './sign-in/logout.js';
import { RenewSession } from './sign-in/renew-session.js';
import { Sessions } from './sign-in/sessions.js';
import { SetUserLanguage } from './users/set-user-language.js';

@Module({
  imports: [databaseModule(database), KeycloakModule],
  controllers: [
    Login,
    RenewSession,
    Logout,
    ShowConfiguration,
    SetUserLanguage,
    ShowCompany,
    AddShippingAddress,
    SetPrimaryAddress,
    ListDispatchLocations,
    ListProducersForCountry,
    GetBuyer,
  ],
  providers: [Sessions],
})
export class AdminModule {}
