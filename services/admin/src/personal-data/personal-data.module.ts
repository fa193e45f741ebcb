import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/keycloak-sync/keycloak-sync.module.js';
import { KeycloakModule } from '../identity/keycloak/keycloak.module.js';
import { ErasePerson } from './erase-person.js';
import { ExportPersonalData } from './export-personal-data.js';
import { TellErasedAgain } from './tell-erased-again.js';

@Module({
  imports: [KeycloakModule, AccountsModule],
  controllers: [ErasePerson, ExportPersonalData],
  providers: [TellErasedAgain],
})
export class PersonalDataModule {}
