import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts-in-step/accounts.module.js';
import { KeycloakModule } from '../keycloak/keycloak.module.js';
import { ConfirmEmailChange } from '../change-email/confirm-email-change.js';
import { GuessesModule } from '../slow-down-guessing/guesses.module.js';
import { CreateUser } from './create-user.js';
import { DeleteUser } from './delete-user.js';
import { ListUsers } from './list-users.js';
import { OldPassword } from './old-password.js';
import { SetUserLanguage } from './set-user-language.js';
import { SetUserPassword } from './set-user-password.js';
import { ShowUser } from './show-user.js';
import { UpdateUser } from './update-user.js';

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
