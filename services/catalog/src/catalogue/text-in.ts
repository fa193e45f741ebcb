import { type Language, languages } from '@werkbank/contracts/localization';
import type { LocalizedText } from '@werkbank/contracts/entities';

/** A text in a language, else in another one, else empty. */
export function textIn(texts: Partial<LocalizedText>, language: Language): string {
  const found = [language, ...languages].map((one) => texts[one]).find((text) => text !== undefined);
  return found ?? '';
}

export const inEachLanguage = (texts: Partial<LocalizedText>): LocalizedText => ({
  de: textIn(texts, 'de'),
  en: textIn(texts, 'en'),
});
