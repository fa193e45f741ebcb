import type { Country, Currency } from '@werkbank/contracts/limits';
import { useFormats } from '../formats/use-formats';
import { useSettings } from '../remote/host-context';

interface Option {
  value: string;
  label: string;
}

/** The countries that the configuration offers, and the one that is set already: no form changes it unasked. */
export function useCountryOptions(current: Country = ''): Option[] {
  const { country } = useFormats();
  return optionsOf(useSettings().countries, current, country);
}

/** The currencies that the configuration offers, and the one that is set already. */
export function useCurrencyOptions(current: Currency = ''): Option[] {
  const { currency } = useFormats();
  return optionsOf(useSettings().currencies, current, currency);
}

function optionsOf(offered: readonly string[], current: string, nameOf: (code: string) => string): Option[] {
  const values = current === '' || offered.includes(current) ? offered : [...offered, current];
  return values.map((value) => ({ value, label: nameOf(value) }));
}
