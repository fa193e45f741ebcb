// Normal form of texts for comparison: unique names, and the search of lists. PostgreSQL has the same as `compare_form(text)`;
// a test of services/platform compares both over all of Unicode.

/** Ranges of characters as `\uXXXX` and `\uXXXX-\uXXXX`. */
const anyOf = (...ranges: readonly string[]) => new RegExp(`[${ranges.join('')}]`, 'gu');

const apostrophes = /[`\u00B4\u02B9\u02BB\u02BC\u2018\u2019\u201B\u2032\uFF07]/g;
const dashes = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** Characters that are not seen: soft hyphens, joiners, marks of direction, variation selectors, tags. */
const hidden = anyOf(
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F',
  '\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB',
  '\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}',
);
/** Accents. Marks that are letters of their script, such as vowels of Hindi, stay. */
const accents = anyOf('\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F');
const blanks = new RegExp(
  `${anyOf('\\u0000-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u2800\\u3000').source}+`,
  'gu',
);
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
};
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Lower case, umlauts written out (`ä` as `ae`), without accents and invisible characters, with one kind of apostrophe,
 * dash, blank and width: `Ｏ’Néill  GmbH` → `o'neill gmbh`, `Hölter` and `Hoelter` → `hoelter`.
 */
export function compareForm(text: string): string {
  return text
    .replace(hidden, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([aou])\u0308/g, '$1e')
    .replace(accents, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
    .replace(blanks, ' ')
    .replace(/^ | $/g, '')
    .normalize('NFC');
}
