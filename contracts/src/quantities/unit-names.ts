import type { Language } from '../localization/index.js';

type Forms = readonly [one: string, several: string];

const piece: Record<Language, Forms> = { de: ['Stück', 'Stück'], en: ['piece', 'pieces'] };
const box: Record<Language, Forms> = { de: ['Schachtel', 'Schachteln'], en: ['box', 'boxes'] };
const pack: Record<Language, Forms> = { de: ['Packung', 'Packungen'], en: ['pack', 'packs'] };
const roll: Record<Language, Forms> = { de: ['Rolle', 'Rollen'], en: ['roll', 'rolls'] };
const carton: Record<Language, Forms> = { de: ['Karton', 'Kartons'], en: ['carton', 'cartons'] };
const bag: Record<Language, Forms> = { de: ['Beutel', 'Beutel'], en: ['bag', 'bags'] };
const can: Record<Language, Forms> = { de: ['Dose', 'Dosen'], en: ['can', 'cans'] };
const pallet: Record<Language, Forms> = { de: ['Palette', 'Paletten'], en: ['pallet', 'pallets'] };
const symbol = (sign: string): Record<Language, Forms> => ({ de: [sign, sign], en: [sign, sign] });

/** Units of UN/ECE Recommendation 20, and of packages of Recommendation 21 as catalogues use them. */
const names = new Map<string, Record<Language, Forms>>([
  ['C62', piece],
  ['H87', piece],
  ['EA', piece],
  ['PCE', piece],
  ['NMP', pack],
  ['PK', pack],
  ['PA', pack],
  ['XPK', pack],
  ['PR', { de: ['Paar', 'Paar'], en: ['pair', 'pairs'] }],
  ['SET', { de: ['Satz', 'Sätze'], en: ['set', 'sets'] }],
  ['KT', { de: ['Satz', 'Sätze'], en: ['kit', 'kits'] }],
  ['DZN', { de: ['Dutzend', 'Dutzend'], en: ['dozen', 'dozens'] }],
  ['CEN', { de: ['Hundert', 'Hundert'], en: ['hundred', 'hundreds'] }],
  ['MIL', { de: ['Tausend', 'Tausend'], en: ['thousand', 'thousands'] }],
  ['RO', roll],
  ['XRO', roll],
  ['RL', { de: ['Spule', 'Spulen'], en: ['reel', 'reels'] }],
  ['CT', carton],
  ['XCT', carton],
  ['BX', box],
  ['XBX', box],
  ['BG', bag],
  ['XBG', bag],
  ['CA', can],
  ['XCA', can],
  ['CX', can],
  ['BO', { de: ['Flasche', 'Flaschen'], en: ['bottle', 'bottles'] }],
  ['TU', { de: ['Tube', 'Tuben'], en: ['tube', 'tubes'] }],
  ['PF', pallet],
  ['PX', pallet],
  ['ST', { de: ['Blatt', 'Blatt'], en: ['sheet', 'sheets'] }],
  ['HUR', { de: ['Stunde', 'Stunden'], en: ['hour', 'hours'] }],
  ['MTR', symbol('m')],
  ['CMT', symbol('cm')],
  ['MMT', symbol('mm')],
  ['MTK', symbol('m²')],
  ['MTQ', symbol('m³')],
  ['KGM', symbol('kg')],
  ['GRM', symbol('g')],
  ['TNE', symbol('t')],
  ['LTR', symbol('l')],
  ['MLT', symbol('ml')],
]);

/** The name of a unit beside a number; its code if it has no name here. */
export function unitName(code: string, count: number, language: Language): string {
  const forms = names.get(code)?.[language];
  return forms ? forms[count === 1 ? 0 : 1] : code;
}
