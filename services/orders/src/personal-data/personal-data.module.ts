import { Module } from '@nestjs/common';
import { GetPersonalData } from './get-personal-data.js';
import { WhenPersonErased } from './when-person-erased.js';

/** Personal data: export and erasure. */
@Module({ controllers: [GetPersonalData, WhenPersonErased] })
export class PersonalDataModule {}
