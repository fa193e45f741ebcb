import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/keycloak-sync/keycloak-sync.module.js';
import { ImportUsers } from './import-users.js';
import { OpenAccounts } from './open-accounts.js';
import { ShowImports } from './show-imports.js';
import { WorkOffImports } from './work-off-imports.js';

/** Many users from one file. */
@Module({
  imports: [AccountsModule],
  controllers: [ImportUsers, ShowImports],
  providers: [WorkOffImports, OpenAccounts],
})
export class ImportUsersModule {}
