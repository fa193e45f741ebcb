import { defaultLanguage, type Language, languages } from '@werkbank/contracts/localization';

/** German unless the reader's browser ranks another language higher. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return defaultLanguage;
  const ranked = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      const language = languages.find((known) => known === tag.split('-')[0]);
      return { language, rank: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, rank }) => language !== undefined && rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return ranked[0]?.language ?? defaultLanguage;
}
