import { z } from 'zod';
import {
  costPreview,
  customsRule,
  freightRule,
  newCustomsVersion,
  newFreightVersion,
  newTaxVersion,
  previewedCosts,
  taxRule,
} from '../entities/cost-rule.js';
import { currency, done, textId } from '../entities/values.js';
import type { CallSchemas } from './call.js';

const versionParams = z.object({ versionId: textId });
const notSaved = [
  'COST_RULE_DAY_PAST',
  'COST_RULE_NOT_FOUND',
  'CHANGED_MEANWHILE',
  'COST_RULE_COUNTRY',
  'TOO_MANY_PRICE_RULES',
  'COST_RULE_CANNOT_END',
] as const;
const notWithdrawn = ['COST_RULE_NOT_FOUND', 'COST_RULE_IN_FORCE'] as const;

export const costRuleCalls = {
  listCostRules: {
    summary: 'Rules of freight and customs with all that they were and will be, the newest first',
    answer: z.object({
      freight: z.array(freightRule),
      customs: z.array(customsRule),
      /** Its amounts are exchanged into currencies without amounts of their own. */
      baseCurrency: currency,
    }),
    refusals: [],
  },
  saveFreightRule: {
    summary: 'What a shipper costs between two countries, from a day on',
    body: newFreightVersion,
    answer: freightRule,
    refusals: [...notSaved, 'FREIGHT_STEPS', 'COST_AMOUNT_MISSING'],
  },
  saveCustomsRule: {
    summary: 'What crossing a customs border costs, from a day on',
    body: newCustomsVersion,
    answer: customsRule,
    refusals: [...notSaved, 'COST_AMOUNT_MISSING'],
  },
  withdrawCostRule: {
    summary: 'Take back a version that does not hold yet',
    params: versionParams,
    answer: done,
    refusals: notWithdrawn,
  },
  previewCosts: {
    summary: 'What a basket costs beside its goods: today, and on a day with what is being edited',
    body: costPreview,
    answer: previewedCosts,
    refusals: ['FREIGHT_STEPS', 'COST_AMOUNT_MISSING'],
  },
} as const satisfies Record<string, CallSchemas>;

export const taxRuleCalls = {
  listTaxRules: {
    summary: 'Tax rates of countries and exceptions from them, with all that they were and will be',
    answer: z.object({ rules: z.array(taxRule) }),
    refusals: [],
  },
  saveTaxRule: {
    summary: 'The tax rate of a country, or an exception for what comes from another one, from a day on',
    body: newTaxVersion,
    answer: taxRule,
    refusals: [...notSaved, 'TAX_REASON'],
  },
  withdrawTaxRule: {
    summary: 'Take back a version that does not hold yet',
    params: versionParams,
    answer: done,
    refusals: notWithdrawn,
  },
} as const satisfies Record<string, CallSchemas>;
