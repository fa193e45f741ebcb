/** The country whose prices, stock and customs area apply to a delivery country: Liechtenstein counts as Switzerland. */
export function servingCountry(country: string): string {
  return country === 'LI' ? 'CH' : country;
}
