import { Module } from '@nestjs/common';
import { EditTaxRules } from './edit-tax-rules/edit-tax-rules.js';
import { GetCostTerms } from './get-cost-terms/get-cost-terms.js';

/** The price engine, and the terms that it computes by. */
@Module({ controllers: [EditTaxRules, GetCostTerms] })
export class PricingModule {}
