import type { Language } from '@werkbank/contracts/localization';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that do not describe an article. They are dropped unless the query has no others. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  de: wordsIn(`mit ohne fuer der die das den dem des von vom und oder in im aus auf zum zur zu ein eine einen einem einer bei an am als
    ich wir man brauche brauchen braucht suche suchen haben habe hat gibt es gibts bitte welcher welche welches was wie wo womit
    kann muss soll moechte will gerne noch dringend nehme nimmt nehmen mir ins passend passende passender gesucht
    bestellen kaufen preis neu neue neuer material werkzeug zubehoer art sorte bzw ca etwa
    mein meine unser unsere sehr gut guter gute guten besten`),
  en: wordsIn(`with without for the a an of and or in to from on at by as i we you need needs want looking look search find please some any
    what which where how is are do does have has get buy order price new my our very good best suitable something thing tool type
    used using use it that this can would like about`),
};

/** Units as they are typed, by the name that `sizesMeant` knows. Others than these change no number. */
export const unitNames: Readonly<Record<string, string>> = {
  mm: 'mm',
  millimeter: 'mm',
  cm: 'cm',
  dm: 'dm',
  m: 'm',
  meter: 'm',
  µm: 'µm',
  um: 'µm',
  mikrometer: 'µm',
  zoll: 'inch',
  inch: 'inch',
  inches: 'inch',
  '°': '°',
  grad: '°',
  deg: '°',
  degree: '°',
  degrees: '°',
  g: 'g',
  gr: 'g',
  gramm: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  oz: 'oz',
  liter: 'l',
  litre: 'l',
  nm: 'Nm',
  newtonmeter: 'Nm',
  v: 'V',
  volt: 'V',
  hrc: 'HRC',
  tpi: 'tpi',
};
export const amountUnits = new Set([
  'stk',
  'stueck',
  'stck',
  'st',
  'pcs',
  'pc',
  'piece',
  'pieces',
  'packs',
  'mal',
  'cans',
  'dosen',
  'off',
]);
/** Words for the role of a size; they appear in no text of an article. */
export const rolesOfSizes = new Set([
  'sw',
  'af',
  'd',
  'd1',
  'dia',
  'diameter',
  'durchmesser',
  'schluesselweite',
  'groesse',
  'size',
  'laenge',
  'gr',
]);
/** Words before an amount. */
export const amountWords = new Set(['qty', 'quantity', 'menge', 'anzahl']);
export const standards = new Set(['din', 'iso', 'en', 'vdi', 'ansi', 'bs', 'jis']);
/** Letters that belong to the number behind them. */
export const designations = new Set(['er', 'sk', 'bt', 'mk', 'ph', 'pz', 't', 'hsk']);
export const otherLetters: Readonly<Record<string, string>> = { tx: 't', torx: 't', mt: 'mk', esx: 'er' };
