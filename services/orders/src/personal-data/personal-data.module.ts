import { Module } from '@nestjs/common';
import { GetPersonalData } from './get-personal-data.js';
import { WhenPersonErased } from './when-person-erased.js';

/** What is kept of people: its export, its erasure. */
@Module({ controllers: [GetPersonalData, WhenPersonErased] })
export class PersonalDataModule {}
