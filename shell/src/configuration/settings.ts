import type { PreferencesState, Settings } from '@werkbank/contracts/shell-api';
import {
  defaultLanguage,
  defaultLocaleConfig,
  initialOffer,
  languages,
} from '@werkbank/contracts/localization';

/** Until the configuration has arrived. */
export const firstSettings: Settings = {
  languages: [...languages],
  ...initialOffer,
  localeConfig: defaultLocaleConfig,
};

/** Preferences of a first visit, and replacements of choices that are no longer offered. */
export function offeredPreferences(wanted: Partial<PreferencesState>, settings: Settings): PreferencesState {
  return {
    language: offered(wanted.language, settings.languages, defaultLanguage),
    country: offered(wanted.country, settings.countries, settings.defaultCountry),
    currency: offered(wanted.currency, settings.currencies, settings.defaultCurrency),
  };
}

/** The same while the offer is unknown: a remembered choice stays until then. */
export function rememberedPreferences(
  remembered: Partial<PreferencesState>,
  known: Settings | undefined,
): PreferencesState {
  return known
    ? offeredPreferences(remembered, known)
    : { ...offeredPreferences({}, firstSettings), ...remembered };
}

function offered<T>(wanted: T | undefined, choice: readonly T[], otherwise: T): T {
  return wanted !== undefined && choice.includes(wanted) ? wanted : otherwise;
}
