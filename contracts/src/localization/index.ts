export { regionsOf } from './regions.js';
export { servingCountry } from './serving-country.js';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

/** ISO 3166: two capital letters. */
export type Country = string;
/** ISO 4217: three capital letters. */
export type Currency = string;

/** Countries of delivery and currencies of payment. */
export interface Offer {
  countries: Country[];
  defaultCountry: Country;
  currencies: Currency[];
  defaultCurrency: Currency;
}
/**
 * Defaults of a new installation, used until the configuration is known. Decisions use the configuration, never these.
 */
export const initialOffer: Readonly<Offer> = {
  countries: ['DE', 'CH', 'LI', 'AT'],
  defaultCountry: 'DE',
  currencies: ['EUR', 'CHF'],
  defaultCurrency: 'EUR',
};

/** Formats of numbers and days. A day has the parts DD, MM and YYYY in any order, with separators. */
export interface LocaleFormats {
  readonly dateFormat: string;
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
}
/** Until the configuration has other values. */
export const defaultLocaleConfig: Readonly<Record<Language, LocaleFormats>> = {
  de: { dateFormat: 'DD.MM.YYYY', decimalSeparator: ',', groupSeparator: '.' },
  en: { dateFormat: 'DD/MM/YYYY', decimalSeparator: '.', groupSeparator: ' ' },
};

/** The expected form of a day, for a refusal of another form. Year, month and day are unmistakable. */
export const exampleDay = '2026-11-21';
