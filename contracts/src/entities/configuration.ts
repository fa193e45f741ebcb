import { z } from 'zod';
import { acrossFields } from './rule-across-fields.js';
import { isIban, isQrIban } from './iban.js';
import { isCountry, isCurrencyOfCents } from './iso-codes.js';
import { isVatNumber } from '../tax/index.js';
import { eoriNumber } from './party.js';
import { country, currency, language, lockKey, technicalText, text } from './values.js';

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
    /** QR-IBAN of the same account, for Swiss payment parts with a QR reference; without it they have the IBAN. */
    qrIban: z.string().optional(),
    vatNumber: z.string(),
    vatIdentificationNumber: z.string(),
    /** VAT numbers by country of supply, beside the two above: an invoice has the one of the country whose tax it charges. */
    vatNumbers: z.array(z.object({ country, number: z.string() })).optional(),
    /** EORI number of the seller at the customs of the EU; commercial invoices print it. */
    eoriNumber: z.string().optional(),
  }),
  kantons: z.array(z.string()),
  /** Lock key of the state that a form shows; a change with an older one is refused. */
  optimisticLockKey: lockKey,
});
export type Configuration = z.infer<typeof configuration>;

/** A list of options: not empty, and without duplicates. */
const choice = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((given) => new Set(given).size === given.length, { error: 'MALFORMED_REQUEST' });

/**
 * A separator of digits: one of the signs in use, spaces of all widths among them. They are listed instead of described by
 * Unicode classes, so that readers of the API description can make one.
 */
const separator = z.string().regex(/^[ \u00A0\u2009\u202F.,'\u2019_\u066B\u066C\u00B7]$/);
const newLocale = acrossFields(
  z.object({
    dateFormat: technicalText(20).refine(
      (format) => ['DD', 'MM', 'YYYY'].every((part) => format.split(part).length === 2),
      {
        error: 'MALFORMED_REQUEST',
      },
    ),
    decimalSeparator: separator,
    groupSeparator: separator,
  }),
  z.object({ decimalSeparator: separator, groupSeparator: separator }),
  ({ decimalSeparator, groupSeparator }, refuse) => {
    if (decimalSeparator === groupSeparator) refuse('groupSeparator', 'MALFORMED_REQUEST');
  },
);

/** Files that browsers show and never run. */
const safeFileTypes = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/csv']);
const fileType = z.string().refine((type) => safeFileTypes.has(type), { error: 'MALFORMED_REQUEST' });

/** People order to the offered countries, so they must exist. */
const realCountry = country.refine(isCountry, { error: 'MALFORMED_REQUEST' });
const realCurrency = currency.refine(isCurrencyOfCents, { error: 'CURRENCY_UNKNOWN' });
/** A currency that prices are to be shown in from now on. */
export const newCurrency = z.object({ currency: realCurrency });

const offered = z.object({
  countries: choice(realCountry),
  defaultCountry: country,
  currencies: choice(realCurrency),
  defaultCurrency: currency,
});
const written = text(200);
/** VAT number for goods that are taxed in a country. */
export const vatNumberOfCountry = acrossFields(
  z.object({ country, number: text(30) }),
  z.object({ country, number: z.string() }),
  (given, refuse) => {
    if (!isVatNumber(given.number, given.country))
      refuse('number', 'VAT_NUMBER_WRONG', { country: given.country });
  },
);
/** Details of the issuing company on documents, as configured. */
export const newPrintoutConfig = z.object({
  name: written,
  address: z.object({ streetAndNumber: written, zipCode: text(12), city: written, country }),
  email: written,
  phone: written,
  website: written,
  bank: written,
  accountOwner: written,
  bic: written,
  iban: written.refine(isIban, { error: 'IBAN_WRONG' }),
  qrIban: technicalText().refine(isQrIban, { error: 'QR_IBAN_WRONG' }).optional(),
  vatNumber: written,
  vatIdentificationNumber: written,
  vatNumbers: z
    .array(vatNumberOfCountry)
    .max(50)
    .refine((given) => new Set(given.map(({ country: of }) => of)).size === given.length, {
      error: 'MALFORMED_REQUEST',
    })
    .optional(),
  eoriNumber: eoriNumber.optional(),
});

/**
 * A configuration as it is set. What is kept already is not held to the rules of today: the shop goes on, whatever
 * stands there.
 */
export const newConfiguration = acrossFields(
  configuration.extend({
    ...offered.shape,
    captchaPublicKey: technicalText(4000),
    languages: choice(language),
    /** No country is in two of them. */
    customsFreeAreas: z
      .array(choice(country))
      .refine((areas) => new Set(areas.flat()).size === areas.flat().length, { error: 'MALFORMED_REQUEST' }),
    localeConfig: z.object({ de: newLocale, en: newLocale }),
    allowedFileTypes: z.record(text(100), choice(fileType)),
    printoutConfig: newPrintoutConfig,
    kantons: choice(text(50)),
  }),
  offered,
  ({ countries, defaultCountry, currencies, defaultCurrency }, refuse) => {
    if (!countries.includes(defaultCountry)) refuse('defaultCountry', 'MALFORMED_REQUEST');
    if (!currencies.includes(defaultCurrency)) refuse('defaultCurrency', 'MALFORMED_REQUEST');
  },
);
