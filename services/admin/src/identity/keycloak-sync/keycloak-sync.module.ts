import { Module } from '@nestjs/common';
import { KeycloakModule } from '../keycloak/keycloak.module.js';
import { Accounts } from './accounts.js';
import { RepairAccounts } from './repair-accounts.js';
import { RepairByItself } from './repair-by-itself.js';
import { TellDueAccounts } from './tell-due-accounts.js';
import { ShowUserDrift } from './show-user-drift.js';

@Module({
  imports: [KeycloakModule],
  controllers: [ShowUserDrift],
  providers: [Accounts, RepairAccounts, RepairByItself, TellDueAccounts],
  exports: [Accounts],
})
export class KeycloakSyncModule {}
