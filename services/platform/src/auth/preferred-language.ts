import type { Language } from '@werkbank/contracts/localization';

/** German unless the reader's browser ranks English higher. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'de';
  const ranked = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], rank: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, rank }) => (language === 'de' || language === 'en') && rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return ranked[0]?.language === 'en' ? 'en' : 'de';
}
