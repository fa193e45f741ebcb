import type { Country, Currency, Language } from '@werkbank/contracts/limits';
import { countryName, currencyName } from '../formats/names';
import { usePreferences, useSettings } from '../remote/host-context';

interface Option {
  value: string;
  label: string;
}

/** The countries that the configuration offers, and the one that is set already: no form changes it unasked. */
export function useCountryOptions(current: Country = ''): Option[] {
  return optionsOf(useSettings().countries, current, countryName, usePreferences().language);
}

/** The currencies that the configuration offers, and the one that is set already. */
export function useCurrencyOptions(current: Currency = ''): Option[] {
  return optionsOf(useSettings().currencies, current, currencyName, usePreferences().language);
}

function optionsOf(
  offered: readonly string[],
  current: string,
  nameOf: (code: string, language: Language) => string,
  language: Language,
): Option[] {
  const values = current === '' || offered.includes(current) ? offered : [...offered, current];
  return values.map((value) => ({ value, label: nameOf(value, language) }));
}
