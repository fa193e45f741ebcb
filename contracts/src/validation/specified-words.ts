import type { z } from 'zod';
import { fieldMessages } from './index.js';

// Wording of the specification, for the tests of its rules. `{field}` stands for the name of the field.

export const required = ['{field} muss angegeben werden.', '{field} must be entered.'] as const;
export const atMost = (max: number) =>
  [
    `{field} darf höchstens ${max} Zeichen enthalten.`,
    `{field} must contain at most ${max} characters.`,
  ] as const;
export const passwordFormat = [
  'Das Passwort braucht 8 bis 20 Zeichen mit einem Großbuchstaben, einem Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.',
  'The password needs 8 to 20 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
] as const;
export const phoneFormat = ['Falsches Telefonnummernformat.', 'Wrong phone number format.'] as const;
export const email = ['Falsches E-Mail-Format.', 'Wrong email format.'] as const;
export const webAddress = [
  'Falsches Adressformat, richtig ist zum Beispiel https://www.example.com.',
  'Wrong address format, right is for example https://www.example.com.',
] as const;
export const notOneOf = ['Die Anfrage ist fehlerhaft.', 'The request content is malformed.'] as const;
export const starts = (prefix: string) =>
  [`Die UID/USt-IdNr. muss mit ${prefix} beginnen.`, `The UID/VAT ID must start with ${prefix}.`] as const;

export type Said = readonly [de: string, en: string];
export type Line = [
  rule: string,
  schema: z.ZodType,
  right: object,
  change: object,
  field: string,
  said: Said | undefined,
];

/** The error of a field in German and in English; undefined without one. */
export const saidOf = (schema: z.ZodType, values: object, field: string): (string | undefined)[] =>
  (['de', 'en'] as const).map((language): string | undefined =>
    Reflect.get(
      fieldMessages(schema, values, language, () => '{field}'),
      field,
    ),
  );
