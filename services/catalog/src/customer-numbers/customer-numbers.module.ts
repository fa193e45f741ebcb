import { Module } from '@nestjs/common';
import { NumbersFollowCompanies } from './numbers-follow-companies.js';

/** The numbers by which customers keep articles. */
@Module({ providers: [NumbersFollowCompanies], exports: [NumbersFollowCompanies] })
export class CustomerNumbersModule {}
