import type { PreferencesState } from '@werkbank/contracts/host';
import { defaultCountry, defaultCurrency, defaultLanguage } from '@werkbank/contracts/limits';

/** A first visit starts in German, for Germany, in euro. */
export const firstPreferences: PreferencesState = {
  language: defaultLanguage,
  country: defaultCountry,
  currency: defaultCurrency,
};
