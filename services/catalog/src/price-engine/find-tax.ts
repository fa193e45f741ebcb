import type { PriceTerms } from './terms.js';

export interface TaxRate {
  /** Per cent. */
  rate: number;
  /** Message key of the rule that set another rate than the delivery country's own. */
  reason: string | null;
}

/**
 * The tax on goods or costs that leave from a country. Imports are charged at the destination's rate too, unless a
 * configured rule says otherwise.
 */
export function taxRateFor(
  terms: Pick<PriceTerms, 'taxPercent' | 'taxRules'>,
  originCountry: string,
): TaxRate {
  const rule = terms.taxRules.find(({ origins }) => origins.includes(originCountry));
  return rule ? { rate: rule.percent, reason: rule.reason } : { rate: terms.taxPercent, reason: null };
}
