import type { Language } from '@werkbank/contracts/localization';
import { kantonName } from './kantons';

/** German states; where the languages differ, the German name stands first. */
const states: Readonly<Record<string, string | readonly [de: string, en: string]>> = {
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: ['Bayern', 'Bavaria'],
  HB: 'Bremen',
  HE: ['Hessen', 'Hesse'],
  HH: 'Hamburg',
  MV: ['Mecklenburg-Vorpommern', 'Mecklenburg-Western Pomerania'],
  NI: ['Niedersachsen', 'Lower Saxony'],
  NW: ['Nordrhein-Westfalen', 'North Rhine-Westphalia'],
  RP: ['Rheinland-Pfalz', 'Rhineland-Palatinate'],
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  SN: ['Sachsen', 'Saxony'],
  ST: ['Sachsen-Anhalt', 'Saxony-Anhalt'],
  TH: ['Thüringen', 'Thuringia'],
};

/** A canton or a German state by its code. */
export function regionName(country: string, code: string, language: Language): string {
  if (country === 'CH') return kantonName(code, language);
  const known = country === 'DE' ? states[code] : undefined;
  if (known === undefined) return code;
  return typeof known === 'string' ? known : known[language === 'de' ? 0 : 1];
}
