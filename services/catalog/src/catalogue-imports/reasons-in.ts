import type { Language } from '@werkbank/contracts/localization';
import { refusalReasons } from './reasons.js';

const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  OtherOwner: {
    de: 'Eine andere Firma führt diesen Artikel.',
    en: 'Another company offers this article.',
  },
  ArticleUnknown: {
    de: 'Diese Artikelnummer gibt es im Katalog nicht.',
    en: 'The catalogue has no such article number.',
  },
  NameMissing: { de: 'Die Bezeichnung fehlt.', en: 'The name is missing.' },
  LocationUnknown: {
    de: 'Diesen Versandort hat die Firma nicht.',
    en: 'The company has no such dispatch location.',
  },
  CompanyGone: { de: 'Die Firma gibt es nicht mehr.', en: 'The company was deleted.' },
  Broken: {
    de: 'Der Import ist an einem Fehler des Dienstes gescheitert. Bitte wenden Sie sich an die Plattform.',
    en: 'A fault of the service broke the import. Please contact the platform.',
  },
};

/** The sentence of a reason, of a refused article or of a whole file. */
export function reasonIn(code: string, language: Language): string {
  const found = reasons[code] ?? Object.entries(refusalReasons).find(([reason]) => reason === code)?.[1];
  return found?.[language] ?? code;
}
