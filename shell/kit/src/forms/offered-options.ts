import type { Country, Currency, Language } from '@werkbank/contracts/localization';
import { countryName, currencyName } from '../formats/names';
import { usePreferences, useSettings } from '../host/host-context';

interface Option {
  value: string;
  label: string;
}

/** The countries that the configuration offers, and the one that is set already: no form changes it unasked. */
export function useCountryOptions(current: Country = ''): Option[] {
  return optionsOf(useSettings().countries, [current], countryName, usePreferences().language);
}

/** The currencies that the configuration offers, and those that are in use already. */
export function useCurrencyOptions(...current: readonly (Currency | undefined)[]): Option[] {
  return optionsOf(useSettings().currencies, current, currencyName, usePreferences().language);
}

function optionsOf(
  offered: readonly string[],
  current: readonly (string | undefined)[],
  nameOf: (code: string, language: Language) => string,
  language: Language,
): Option[] {
  const values = new Set([...offered, ...current.flatMap((code) => (code ? [code] : []))]);
  return [...values].map((value) => ({ value, label: nameOf(value, language) }));
}
