import type { PreferencesState, Settings } from '@werkbank/contracts/host';
import {
  countries,
  currencies,
  defaultCountry,
  defaultCurrency,
  defaultLanguage,
  defaultLocaleConfig,
  languages,
} from '@werkbank/contracts/limits';

/** Until the configuration is there. */
export const firstSettings: Settings = {
  languages: [...languages],
  countries: [...countries],
  defaultCountry,
  currencies: [...currencies],
  defaultCurrency,
  localeConfig: defaultLocaleConfig,
};

/** What a first visit starts with, and what takes the place of a choice that is no longer offered. */
export function offeredPreferences(wanted: Partial<PreferencesState>, settings: Settings): PreferencesState {
  return {
    language: offered(wanted.language, settings.languages, defaultLanguage),
    country: offered(wanted.country, settings.countries, settings.defaultCountry),
    currency: offered(wanted.currency, settings.currencies, settings.defaultCurrency),
  };
}

function offered<T>(wanted: T | undefined, choice: readonly T[], otherwise: T): T {
  return wanted !== undefined && choice.includes(wanted) ? wanted : otherwise;
}
