import type { PreferencesState, Settings } from '@werkbank/contracts/shell-api';
import {
  defaultLanguage,
  defaultLocaleConfig,
  initialOffer,
  languages,
} from '@werkbank/contracts/localization';

/** Until the configuration is there. */
export const firstSettings: Settings = {
  languages: [...languages],
  ...initialOffer,
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

/** The same while nobody knows what is offered: a choice that was remembered is not given up for want of an answer. */
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
