import type { MadeBy } from '@werkbank/contracts/entities';
import type { PriceTerms } from './terms.js';

export interface TaxRate {
  /** Per cent. */
  rate: number;
  /** Message key of the rule that set another rate than the delivery country's own. */
  reason: string | null;
  /** The version of the rule. */
  madeBy?: MadeBy;
}

/**
 * The tax on goods or costs with this country of departure. Imports have the destination's rate too,
 * unless a configured rule overrides it. null without a known rate.
 */
export function taxRateFor(
  terms: Pick<PriceTerms, 'countryTax' | 'taxRules'>,
  originCountry: string,
): TaxRate | null {
  const rule = terms.taxRules.find(({ origins }) => origins.includes(originCountry));
  const charged = rule ?? terms.countryTax;
  if (!charged) return null;
  const { percent: rate, madeBy } = charged;
  return { rate, reason: rule?.reason ?? null, ...(madeBy && { madeBy }) };
}
