import fc from 'fast-check';
import { holdsWords, numberForm, searchWords } from './index.js';

it.each([
  ['Brunner, Anna', 'Anna Brunner'],
  ['anna BRUNNER', 'Brunner, Anna'],
  ['Elodie', 'Élodie Brûlé'],
  ['Élodie', 'Elodie Brule'],
  ['Hoelter', 'Hölter'],
  ['Hölter', 'Hoelter'],
  ['Holter', 'Hölter'],
  ['Orsted', 'Ørsted'],
  ['O’Neill', "O'Neill"],
  ["o'neill", 'O´Neill'],
  ['praezision', 'Präzision Süd AG'],
  ['(AG) «Süd» praz', 'Präzision Süd AG'],
  ['ö', 'Böhm'],
  ['+++', 'Werk +++'],
  ['& ,', 'Huber & Söhne'],
  ['', 'Huber'],
  ['100%', 'Werk 100%'],
  ['Zürich · Basel', 'Basel, CH Zürich, CH'],
])('finds by %s what shows %s', (search, shown) => {
  expect(holdsWords([shown], search)).toBe(true);
});

it('finds by words of several columns, and only where each of them is there', () => {
  expect(holdsWords(['Brunner, Anna', 'Huber AG'], 'huber anna')).toBe(true);
  expect(holdsWords(['Brunner, Anna', 'Huber AG'], 'huber eva')).toBe(false);
  expect(holdsWords(['Brunner'], '+++')).toBe(false);
  expect(holdsWords(['50% mehr'], '50%%')).toBe(false);
});

it('looks once for a word that was typed twice', () => {
  expect(searchWords('Söhne soehne, SÖHNE')).toEqual(['soehne']);
});

it('finds each text by its words, turned around, and with and without accents', () => {
  const letter = fc.constantFrom(
    ...Array.from('aeouäöüéèçñøłß’´-&.,;()"%_\\/'),
    'n\u0303',
    'ﬁ',
    'Ａ',
    '李',
    'Σ',
    'ς',
    'İ',
  );
  const text = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(text, (words) => {
      const shown = words.join(' ');
      for (const search of [
        shown,
        words.toReversed().join(', '),
        shown.toUpperCase(),
        shown.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o'),
      ])
        expect(holdsWords([shown], search)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each(['338.0330.HSS', '3380330HSS', '338 0330-hss', '#338/0330/HSS', '３３８’０３３０ hss'])(
  'writes %s as one and the same number',
  (text) => {
    expect(numberForm(text)).toBe('3380330hss');
  },
);
