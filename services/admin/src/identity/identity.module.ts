import { Module } from '@nestjs/common';
import { CallersModule } from './callers/callers.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { ConfirmEmailChange } from './change-email/confirm-email-change.js';
import { KeycloakModule } from './keycloak/keycloak.module.js';
import { KeycloakSyncModule } from './keycloak-sync/keycloak-sync.module.js';
import { GuessesModule } from './login-throttling/guesses.module.js';
import { ConfirmRegistration } from './register-customer/confirm-registration.js';
import { RegisterCustomer } from './register-customer/register-customer.js';
import { SweepRegistrations } from './register-customer/sweep-registrations.js';
import { RequestPasswordReset } from './reset-password/request-password-reset.js';
import { ResetPassword } from './reset-password/reset-password.js';
import { Login } from './sign-in/login.js';
import { Logout } from './sign-in/logout.js';
import { OldPassword } from './sign-in/old-password.js';
import { RenewSession } from './sign-in/renew-session.js';
import { Sessions } from './sign-in/sessions.js';
import { ShowSignedInUser } from './sign-in/show-signed-in-user.js';

@Module({
  imports: [KeycloakModule, KeycloakSyncModule, CallersModule, GuessesModule, CaptchaModule],
  controllers: [
    Login,
    RenewSession,
    Logout,
    ShowSignedInUser,
    RequestPasswordReset,
    ResetPassword,
    ConfirmEmailChange,
    RegisterCustomer,
    ConfirmRegistration,
  ],
  providers: [Sessions, OldPassword, SweepRegistrations],
  exports: [KeycloakModule, KeycloakSyncModule, GuessesModule, OldPassword, SweepRegistrations],
})
export class IdentityModule {}
