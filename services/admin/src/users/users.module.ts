import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { ImportUsers } from './import-users/import-users.js';
import { OpenAccounts } from './import-users/open-accounts.js';
import { ShowImports } from './import-users/show-imports.js';
import { WorkOffImports } from './import-users/work-off-imports.js';
import { CreateUser } from './manage-users/create-user.js';
import { DeleteUser } from './manage-users/delete-user.js';
import { ListUsers } from './manage-users/list-users.js';
import { SetUserLanguage } from './manage-users/set-user-language.js';
import { SetUserPassword } from './manage-users/set-user-password.js';
import { ShowUser } from './manage-users/show-user.js';
import { UpdateUser } from './manage-users/update-user.js';

@Module({
  imports: [IdentityModule],
  controllers: [
    ListUsers,
    CreateUser,
    ShowUser,
    UpdateUser,
    DeleteUser,
    SetUserLanguage,
    SetUserPassword,
    ImportUsers,
    ShowImports,
  ],
  providers: [WorkOffImports, OpenAccounts],
})
export class UsersModule {}
