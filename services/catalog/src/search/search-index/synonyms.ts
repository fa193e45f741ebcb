import type { Language } from '@werkbank/contracts/localization';
import { wordsOf } from './words.js';

/** What the trade calls by several names. Each line is a set: any of them finds all of them. */
const sets: Record<Language, readonly (readonly string[])[]> = {
  de: [
    ['Inbusschlüssel', 'Imbusschlüssel', 'Innensechskantschlüssel', 'Winkelschraubendreher'],
    ['Inbus', 'Imbus', 'Innensechskant'],
    ['Gabelschlüssel', 'Maulschlüssel'],
    ['Messschieber', 'Schieblehre', 'Schublehre'],
    ['Messschraube', 'Mikrometer', 'Bügelmessschraube'],
    ['Schraubendreher', 'Schraubenzieher'],
    ['Ratsche', 'Knarre'],
    ['Steckschlüsseleinsatz', 'Stecknuss', 'Nuss'],
    ['Gewindebohrer', 'Gewindeschneider'],
    ['Vollhartmetall', 'VHM'],
    ['Senker', 'Kegelsenker', 'Entgrater'],
    ['Trennscheibe', 'Flexscheibe'],
    ['Wendeschneidplatte', 'Wendeplatte', 'WSP'],
    ['Drehmoment', 'Nm'],
    ['Kreuzschlitz', 'Phillips', 'Pozidriv'],
    ['Zange', 'Kombizange'],
    ['Spiralbohrer', 'twist drill'],
    ['Schaftfräser', 'end mill'],
    ['Reibahle', 'reamer'],
  ],
  en: [
    ['Allen key', 'hex key', 'hexagon key'],
    ['spanner', 'wrench'],
    ['vernier', 'caliper', 'calliper'],
    ['micrometer', 'mic'],
    ['twist drill', 'jobber drill', 'drill bit', 'Spiralbohrer'],
    ['end mill', 'milling cutter', 'Schaftfräser'],
    ['solid carbide', 'VHM'],
    ['countersink', 'deburrer'],
    ['cut-off wheel', 'cutting disc'],
    ['insert', 'indexable insert'],
    ['socket', 'nut driver'],
    ['torque', 'Nm'],
    ['Phillips', 'cross-head', 'Pozidriv'],
    ['reamer', 'Reibahle'],
    ['grey', 'gray'],
    ['aluminium', 'aluminum'],
  ],
};

type Words = readonly string[];

/** Synonym sets as words in the form in which they are compared. */
export const synonymSets: Record<Language, readonly (readonly Words[])[]> = {
  de: sets.de.map((set) => set.map(wordsOf)),
  en: sets.en.map((set) => set.map(wordsOf)),
};

/** The longest synonym that begins at `start`, with everything else that it may be called. */
export function synonymAt(
  words: Words,
  start: number,
  language: Language,
): { length: number; others: Words[] } | undefined {
  const found = synonymSets[language].flatMap((set) => {
    const length = Math.max(
      0,
      ...set.filter((synonym) => beginsWith(words, start, synonym)).map(({ length: n }) => n),
    );
    return length > 0
      ? [{ length, others: set.filter((synonym) => !beginsWith(words, start, synonym)) }]
      : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return longest === 0
    ? undefined
    : {
        length: longest,
        others: found.filter(({ length }) => length === longest).flatMap(({ others }) => others),
      };
}

function beginsWith(words: Words, start: number, synonym: Words): boolean {
  return synonym.every((word, index) => {
    const given = words[start + index];
    // A plural is the same thing: Inbusschlüsseln, hex keys.
    return (
      given !== undefined && (given === word || (given.startsWith(word) && given.length - word.length <= 2))
    );
  });
}

/**
 * What else the things are called that a text names, as far as that is one word for another; of whole words only: a collet
 * is no pair of pliers.
 */
export function otherWordsIn(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const others = words.flatMap((_, start) => {
    const synonym = synonymAt(words, start, language);
    return synonym?.length === 1 ? synonym.others.filter(({ length }) => length === 1).flat() : [];
  });
  return [...new Set(others)];
}
