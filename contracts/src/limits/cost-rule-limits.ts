/** What administrators may enter as rules of freight, customs and tax. */
export const costRuleLimits = {
  /** Whole cents of one amount. */
  cents: 100_000_000,
  percent: { min: 0, max: 100, fractionDigits: 2 },
  /** Whole grams up to which a step holds. */
  grams: 999_999_999,
  steps: 20,
  currencies: 20,
  /** Things that rules are about, of freight, of customs and of tax, and versions of the rule about one of them. */
  rules: 300,
  versions: 200,
} as const;
