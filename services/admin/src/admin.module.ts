import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { AdministrationModule } from './administration.module.js';
import { AccountsModule } from './accounts-in-step/accounts.module.js';
import { CallersModule } from './callers/callers.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { database } from './database/database.js';
import { GetBuyer } from './get-buyer/get-buyer.js';
import { PersonalDataModule } from './keep-personal-data/personal-data.module.js';
import { KeycloakModule } from './keycloak/keycloak.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ConfirmRegistration } from './register-customer/confirm-registration.js';
import { RegisterCustomer } from './register-customer/register-customer.js';
import { SweepRegistrations } from './register-customer/sweep-registrations.js';
import { RequestPasswordReset } from './reset-password/request-password-reset.js';
import { ResetPassword } from './reset-password/reset-password.js';
import { MailModule } from './send-mails/mail.module.js';
import { Login } from './sign-in/login.js';
import { Logout } from './sign-in/logout.js';
import { RenewSession } from './sign-in/renew-session.js';
import { Sessions } from './sign-in/sessions.js';
import { ShowSignedInUser } from './sign-in/show-signed-in-user.js';
import { GuessesModule } from './slow-down-guessing/guesses.module.js';
import { WhenDiscountRequestAnswered } from './tell-of-discounts/when-discount-request-answered.js';
import { WhenDiscountRequested } from './tell-of-discounts/when-discount-requested.js';
import { TellOfOrdersModule } from './tell-of-orders/tell-of-orders.module.js';
import { TidyUp } from './tidy-up/tidy-up.js';

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
