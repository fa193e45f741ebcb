import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { CompaniesModule } from './companies/index.js';
import { database } from './database.js';
import { IdentityModule } from './identity/index.js';
import { NotificationsModule } from './notifications/index.js';
import { OperationsModule } from './operations/index.js';
import { PersonalDataModule } from './personal-data/index.js';
import { RecordsModule } from './records/index.js';
import { SettingsModule } from './settings/index.js';
import { UsersModule } from './users/index.js';

@Module({
  imports: [
    databaseModule(database),
    RecordsModule,
    SettingsModule,
    NotificationsModule,
    IdentityModule,
    CompaniesModule,
    UsersModule,
    OperationsModule,
    PersonalDataModule,
  ],
})
export class AdminModule {}
