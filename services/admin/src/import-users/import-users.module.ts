import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts-in-step/accounts.module.js';
import { ImportUsers } from './import-users.js';
import { WorkOffImports } from './work-off-imports.js';

@Module({ imports: [AccountsModule], controllers: [ImportUsers], providers: [WorkOffImports] })
export class ImportUsersModule {}
