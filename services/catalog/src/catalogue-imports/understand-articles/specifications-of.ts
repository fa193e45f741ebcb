import { defaultLocaleConfig, type Language, languages } from '@werkbank/contracts/localization';
import { writeNumber } from '@werkbank/contracts/numbers';
import type { ImportedFeature, Texts } from './imported-article.js';

type Feature = Pick<ImportedFeature, 'name' | 'values'> & { unit: string | null | undefined };

/** Features as the article page lists them, in each language. */
export function specificationsOf(
  features: readonly Feature[],
): Record<Language, { name: string; value: string }[]> {
  const list = (language: Language) =>
    features.flatMap((feature) => {
      const name = textIn(feature.name, language);
      const value = valueIn(feature, language);
      return name === '' || value === '' ? [] : [{ name, value }];
    });
  return Object.fromEntries(languages.map((language) => [language, list(language)])) as Record<
    Language,
    { name: string; value: string }[]
  >;
}

function valueIn({ values, unit }: Feature, language: Language): string {
  const texts = values
    .map((value) =>
      typeof value === 'number' ? writeNumber(value, defaultLocaleConfig[language]) : textIn(value, language),
    )
    .filter((text) => text !== '');
  return texts.length > 0 && unit ? `${texts.join(', ')} ${unit}` : texts.join(', ');
}

/**
 * A missing text is taken from the other language. The module's own function would load the database into the reading thread.
 */
const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.de ?? texts.en ?? '';
