import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { AdministrationModule } from './administration.module.js';
import { AccountsModule } from './identity/keycloak-sync/keycloak-sync.module.js';
import { CallersModule } from './identity/callers/callers.module.js';
import { CaptchaModule } from './identity/captcha/captcha.module.js';
import { database } from './database.js';
import { GetBuyer } from './companies/get-buyer/get-buyer.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { KeycloakModule } from './identity/keycloak/keycloak.module.js';
import { PreferencesModule } from './settings/preferences/preferences.module.js';
import { ConfirmRegistration } from './identity/register-customer/confirm-registration.js';
import { RegisterCustomer } from './identity/register-customer/register-customer.js';
import { SweepRegistrations } from './identity/register-customer/sweep-registrations.js';
import { RequestPasswordReset } from './identity/reset-password/request-password-reset.js';
import { ResetPassword } from './identity/reset-password/reset-password.js';
import { MailModule } from './notifications/send-mails/mail.module.js';
import { Login } from './identity/sign-in/login.js';
import { Logout } from './identity/sign-in/logout.js';
import { RenewSession } from './identity/sign-in/renew-session.js';
import { Sessions } from './identity/sign-in/sessions.js';
import { ShowSignedInUser } from './identity/sign-in/show-signed-in-user.js';
import { GuessesModule } from './identity/login-throttling/guesses.module.js';
import { WhenDiscountRequestAnswered } from './notifications/discount-mails/when-discount-request-answered.js';
import { WhenDiscountRequested } from './notifications/discount-mails/when-discount-requested.js';
import { TellOfOrdersModule } from './notifications/order-mails/tell-of-orders.module.js';
import { TidyUp } from './operations/tidy-up/tidy-up.js';

@Module({
  imports: [
    databaseModule(database),
    CallersModule,
    KeycloakModule,
    CaptchaModule,
    MailModule,
    AccountsModule,
    GuessesModule,
    AdministrationModule,
    PreferencesModule,
    TellOfOrdersModule,
    PersonalDataModule,
  ],
  controllers: [
    Login,
    RenewSession,
    Logout,
    ShowSignedInUser,
    RequestPasswordReset,
    ResetPassword,
    RegisterCustomer,
    ConfirmRegistration,
    GetBuyer,
    WhenDiscountRequested,
    WhenDiscountRequestAnswered,
  ],
  providers: [Sessions, SweepRegistrations, TidyUp],
})
export class AdminModule {}
