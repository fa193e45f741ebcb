/** What the list of regions names beside countries: unions, groups and placeholders. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether there is such a country by ISO 3166. One that has ended, or another way of writing one, is none. */
export function isCountry(code: string): boolean {
  // What is not written like a code is no question for the list: it would throw.
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const [canonical] = Intl.getCanonicalLocales(`und-${code}`);
  return regions.of(code) !== undefined && canonical === `und-${code}` && !noCountries.has(code);
}

/** Whether there is such a currency by ISO 4217 and it has cents: every amount is counted in whole hundredths. */
export function isCurrencyOfCents(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && fractionDigits(code) === 2;
}

function fractionDigits(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
