import type { Language } from '@werkbank/contracts/localization';

/** No browser knows them as it knows countries; where the languages differ, the German name stands first. */
const names: Readonly<Record<string, string | readonly [de: string, en: string]>> = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: ['Freiburg', 'Fribourg'],
  GE: ['Genf', 'Geneva'],
  GL: 'Glarus',
  GR: ['Graubünden', 'Grisons'],
  JU: 'Jura',
  LU: ['Luzern', 'Lucerne'],
  NE: ['Neuenburg', 'Neuchâtel'],
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SG: 'St. Gallen',
  SH: 'Schaffhausen',
  SO: 'Solothurn',
  SZ: 'Schwyz',
  TG: 'Thurgau',
  TI: ['Tessin', 'Ticino'],
  UR: 'Uri',
  VD: ['Waadt', 'Vaud'],
  VS: ['Wallis', 'Valais'],
  ZG: 'Zug',
  ZH: ['Zürich', 'Zurich'],
};

/** A canton's name before its code; an unknown code stands alone. */
export function kantonName(code: string, language: Language): string {
  const known = names[code];
  if (known === undefined) return code;
  return `${typeof known === 'string' ? known : known[language === 'de' ? 0 : 1]} (${code})`;
}
