import type { PriceTerms } from './terms.js';

export interface TaxRate {
  /** Per cent. */
  rate: number;
  /** Message key of the rule that set another rate than the delivery country's own. */
  reason: string | null;
}

/**
 * The tax on goods or costs that leave from a country. Imports are charged at the destination's rate too, unless a
 * configured rule says otherwise. null where no rate is known.
 */
export function taxRateFor(
  terms: Pick<PriceTerms, 'taxPercent' | 'taxRules'>,
  originCountry: string,
): TaxRate | null {
  const rule = terms.taxRules.find(({ origins }) => origins.includes(originCountry));
  if (rule) return { rate: rule.percent, reason: rule.reason };
  return terms.taxPercent === null ? null : { rate: terms.taxPercent, reason: null };
}
