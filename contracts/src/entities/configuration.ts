import { z } from 'zod';
import { country, currency, language } from './values.js';

const locale = z.object({ dateFormat: z.string(), decimalSeparator: z.string(), groupSeparator: z.string() });

export const configuration = z.object({
  captchaPublicKey: z.string(),
  languages: z.array(language),
  countries: z.array(country),
  /** Groups of countries with free movement of goods, e.g. [["DE","AT"],["CH","LI"]]. */
  customsFreeAreas: z.array(z.array(z.string())),
  defaultCountry: country,
  currencies: z.array(currency),
  defaultCurrency: currency,
  localeConfig: z.object({ de: locale, en: locale }),
  allowedFileTypes: z.record(z.string(), z.array(z.string())),
  printoutConfig: z.object({
    name: z.string(),
    address: z.object({
      streetAndNumber: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    bank: z.string(),
    accountOwner: z.string(),
    bic: z.string(),
    iban: z.string(),
    vatNumber: z.string(),
    vatIdentificationNumber: z.string(),
  }),
  kantons: z.array(z.string()),
});
export type Configuration = z.infer<typeof configuration>;
