import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/keycloak-sync/keycloak-sync.module.js';
import { KeycloakModule } from '../identity/keycloak/keycloak.module.js';
import { ConfirmEmailChange } from '../identity/change-email/confirm-email-change.js';
import { GuessesModule } from '../identity/login-throttling/guesses.module.js';
import { CreateUser } from './manage-users/create-user.js';
import { DeleteUser } from './manage-users/delete-user.js';
import { ListUsers } from './manage-users/list-users.js';
import { OldPassword } from '../identity/sign-in/old-password.js';
import { SetUserLanguage } from './manage-users/set-user-language.js';
import { SetUserPassword } from './manage-users/set-user-password.js';
import { ShowUser } from './manage-users/show-user.js';
import { UpdateUser } from './manage-users/update-user.js';

@Module({
  imports: [KeycloakModule, AccountsModule, GuessesModule],
  controllers: [
    ListUsers,
    CreateUser,
    ShowUser,
    UpdateUser,
    DeleteUser,
    SetUserLanguage,
    SetUserPassword,
    ConfirmEmailChange,
  ],
  providers: [OldPassword],
})
export class UsersModule {}
