/** Business constants of the specification (section 9 of both files). Zod-free: the first load of the front end uses them. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

/** Delivery countries that are offered; Liechtenstein counts as Switzerland for prices, stock and customs. */
export const countries = ['DE', 'CH', 'LI', 'AT'] as const;
export type Country = (typeof countries)[number];
export const defaultCountry: Country = 'DE';

export const currencies = ['EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'EUR';

/** How numbers and days are written. A day has the parts DD, MM and YYYY in any order, with what stands between them. */
export interface LocaleFormats {
  readonly dateFormat: string;
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
}
/** Until the configuration says otherwise. */
export const defaultLocaleConfig: Readonly<Record<Language, LocaleFormats>> = {
  de: { dateFormat: 'DD.MM.YYYY', decimalSeparator: ',', groupSeparator: '.' },
  en: { dateFormat: 'DD/MM/YYYY', decimalSeparator: '.', groupSeparator: ' ' },
};

/** How a day is written, for whoever wrote it otherwise. Its parts cannot be mistaken for one another. */
export const exampleDay = '2026-11-21';

/** Pieces of one article in a basket or an order line. */
export const quantityLimits = { min: 1, max: 9999 } as const;

/** Lines in one basket, draft or price question; caps the work of a single request. */
export const maxBasketItems = 200;

/** Parcel data of a delivery: weight in kg (3 decimals), sides in cm. */
export const parcelLimits = {
  weight: { moreThan: 0, max: 999_999.999, fractionDigits: 3 },
  side: { min: 1, max: 1000 },
  mrnNumber: { max: 100 },
} as const;

/** An order proposal that nobody acted upon lapses after this time. Unit: milliseconds. */
export const proposalLifetimeMs = 24 * 60 * 60 * 1000;

/** Rows per page; the specification leaves the size open. */
export const pageSizes = { articles: 50, orders: 25 } as const;

export const maxNotifications = 5;
export const openEndedDate = '9999-12-31';

/** The country whose prices, stock and customs area apply to a delivery country. */
export function servingCountry(country: string): string {
  return country === 'LI' ? 'CH' : country;
}
