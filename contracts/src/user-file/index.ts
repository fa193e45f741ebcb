import type { Language } from '../localization/index.js';

/** Limits of a file of users. Zod-free, because the page shows them before it loads more. */
export const mostUserLines = 10_000;
export const largestUserFile = 5 * 1024 * 1024;
export const mostUserColumns = 50;
/** In bytes. */
export const longestUserCell = 2_000;

/** Days in which a mailed invitation can set the first password. */
export const invitationDays = 14;

export interface UserFileColumn {
  readonly field: (typeof userFileFields)[number];
  /** Head of the column. Both languages are read, whichever the reader's is. */
  readonly title: Readonly<Record<Language, string>>;
  /** The example in the template. */
  readonly example: Readonly<Record<Language, string>>;
  /** The accepted values, if they are few. */
  readonly allowed?: Readonly<Record<Language, string>>;
}

export const userFileFields = [
  'email',
  'salutation',
  'firstName',
  'lastName',
  'phone',
  'language',
  'companyId',
  'companyAdmin',
] as const;

/** The columns of a file of users, in the order of the template. Only that of company administrators may be left out. */
export const userFileColumns: readonly UserFileColumn[] = [
  { field: 'email', title: { de: 'E-Mail', en: 'E-mail' }, example: both('vera.muster@firma.example') },
  {
    field: 'salutation',
    title: { de: 'Anrede', en: 'Salutation' },
    example: { de: 'Frau', en: 'Ms' },
    allowed: { de: 'Frau, Herr', en: 'Ms, Mr' },
  },
  { field: 'firstName', title: { de: 'Vorname', en: 'First name' }, example: both('Vera') },
  { field: 'lastName', title: { de: 'Nachname', en: 'Last name' }, example: both('Muster') },
  { field: 'phone', title: { de: 'Telefon', en: 'Phone' }, example: both('+41 52 555 00 00') },
  {
    field: 'language',
    title: { de: 'Sprache', en: 'Language' },
    example: { de: 'de', en: 'en' },
    allowed: both('de, en'),
  },
  { field: 'companyId', title: { de: 'Firma Nr.', en: 'Company no.' }, example: both('201') },
  {
    field: 'companyAdmin',
    title: { de: 'Firmen-Administrator', en: 'Company administrator' },
    example: { de: 'nein', en: 'no' },
    allowed: { de: 'ja, nein', en: 'yes, no' },
  },
];

function both(text: string): Record<Language, string> {
  return { de: text, en: text };
}
