import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { ErasePerson } from './erase-person.js';
import { ExportPersonalData } from './export-personal-data.js';
import { TellErasedAgain } from './tell-erased-again.js';

@Module({
  imports: [IdentityModule],
  controllers: [ErasePerson, ExportPersonalData],
  providers: [TellErasedAgain],
})
export class PersonalDataModule {}
