/** Entries of the list of regions that are no countries: unions, groups and placeholders. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** True for a code of ISO 3166 in its normal spelling. Countries that have ended are none. */
export function isCountry(code: string): boolean {
  // The list throws for codes of another form.
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const [canonical] = Intl.getCanonicalLocales(`und-${code}`);
  return regions.of(code) !== undefined && canonical === `und-${code}` && !noCountries.has(code);
}

/**
 * Currencies of ISO 4217 that are not counted in hundredths, or are no means of payment. A list, because `Intl` has the digits
 * of prices in cash, for the forint none, and browsers differ.
 */
const notOfCents: ReadonlySet<string> = new Set(
  [
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    'BHD IQD JOD KWD LYD OMR TND',
    'CLF UYW',
    'XDR XSU',
  ].flatMap((codes) => codes.split(' ')),
);

/** True for a currency of ISO 4217 with cents, because amounts are whole hundredths. */
export function isCurrencyOfCents(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && !notOfCents.has(code);
}
