import type { LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

/** Errors of a text in both languages, at its two fields: `name` has `nameDe` and `nameEn`. */
export async function errorsByLanguage(
  schemaOf: Parameters<typeof contractErrors>[0],
  field: string,
  texts: LocalizedText,
  reader: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const fieldOf = (language: string) => `${field}${language === 'de' ? 'De' : 'En'}`;
  const errors = await contractErrors(schemaOf, texts, reader, (language) => labelOf(fieldOf(language)));
  return Object.fromEntries(Object.entries(errors).map(([language, error]) => [fieldOf(language), error]));
}
