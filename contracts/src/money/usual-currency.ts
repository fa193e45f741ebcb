/** Currency of bills by country; elsewhere in Europe it is the euro. */
const currencies: Readonly<Record<string, string>> = {
  AL: 'ALL',
  BA: 'BAM',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IS: 'ISK',
  LI: 'CHF',
  MK: 'MKD',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SE: 'SEK',
  TR: 'TRY',
  UA: 'UAH',
  US: 'USD',
};

/** The usual currency of a country, if prices are offered in it; null otherwise. */
export function usualCurrency(country: string, offered: readonly string[]): string | null {
  const usual = currencies[country] ?? 'EUR';
  return offered.includes(usual) ? usual : null;
}
