import type { Country, Currency, Language } from '@werkbank/contracts/localization';

/** A list of names costs more to open than to read. */
const opened = new Map<string, Intl.DisplayNames>();

function namesOf(type: 'region' | 'currency', language: Language): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const names = opened.get(key) ?? new Intl.DisplayNames([language], { type });
  opened.set(key, names);
  return names;
}

/** Name of a country in a language, from the browser: the offer is configuration, so no translation can know it. */
export function countryName(code: Country, language: Language): string {
  return namesOf('region', language).of(code) ?? code;
}

/** A currency as the browser calls it, with its code: "Euro (EUR)". */
export function currencyName(code: Currency, language: Language): string {
  return `${namesOf('currency', language).of(code) ?? code} (${code})`;
}
