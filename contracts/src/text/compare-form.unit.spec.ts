import fc from 'fast-check';
import { compareForm } from './index.js';

it.each([
  ['case', 'MÜLLER AG', 'müller ag'],
  ['umlauts written out', 'Hölter Präzision', 'Hoelter Praezision'],
  ['ß', 'Strauß', 'STRAUSS'],
  ['a capital ẞ', 'STRAUẞ', 'strauss'],
  ['accents', 'Élodie Brûlé', 'Elodie Brule'],
  ['apostrophes', 'O’Neill', "O'Neill"],
  ['an accent as an apostrophe', 'O´Neill', 'O`Neill'],
  ['width', 'ＷＥＲＫ ３', 'Werk 3'],
  ['composition', 'Mu\u0308ller', 'M\u00fcller'],
  ['a zero-width space', 'Wer\u200Bk', 'Werk'],
  ['a joiner', 'Auf\u200Clage', 'Auflage'],
  ['a soft hyphen', 'Werk\u00ADbank', 'Werkbank'],
  ['blanks of any width', ' Werk\u00A0\u2009bank ', 'Werk bank'],
  ['dashes', 'Schaffhausen–Süd', 'schaffhausen-sued'],
  ['a Turkish capital', 'İZMİR', 'izmir'],
  ['a Greek end of a word', 'ΟΔΟΣ', 'οδοσ'],
  ['other letters of Latin', 'Łódź Ørsted', 'lodz oersted'],
])('is the same whatever the %s', (_what, one, other) => {
  expect(compareForm(one)).toBe(compareForm(other));
});

it.each([
  ['Muller', 'Müller'],
  ['Werk 1', 'Werk 2'],
  ['Werkbank', 'Werk bank'],
  // Vowels of Hindi are marks, and not accents.
  ['कि', 'की'],
  ['か', 'が'],
])('tells %s from %s', (one, other) => {
  expect(compareForm(one)).not.toBe(compareForm(other));
});

/** Compound signs: ‴ of ′, ⁻ and ﹘ of dashes, ΄ and ｀ of accents. Their form has another form. */
const madeOfOthers = /[\u0149\u0374\u1FEF\u2033\u2034\u2057\u207B\u208B\uFE31\uFE32\uFE58\uFF40]/u;

it('is its own compare form', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !madeOfOthers.test(text));
  fc.assert(
    fc.property(texts, (text) => {
      expect(compareForm(compareForm(text))).toBe(compareForm(text));
    }),
    { numRuns: 500 },
  );
});
