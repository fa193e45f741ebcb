import type { Language } from '@werkbank/contracts/localization';
import { type QueryPart, understandQuery, withInstead } from './understand-query.js';

const partsOf = (text: string, language: Language = 'de') =>
  understandQuery(text, language)
    .parts.filter(({ isSilent }) => !isSilent)
    .map(({ kind, typed }) => `${kind} ${typed}`);

it.each<[string, string[]]>([
  ['schaftfräser 10 vhm', ['word schaftfräser', 'size 10', 'word vhm']],
  ['DIN EN ISO 2936 5 mm', ['standard DIN EN ISO 2936', 'size 5 mm']],
  ['din338', ['standard din338']],
  ['gewindebohrer M 10 x 1', ['word gewindebohrer', 'thread M 10 x 1']],
  ['10H7 reibahle', ['size 10H7', 'word reibahle']],
  ['125 × 1,0 × 22', ['size 125×1,0×22']],
  ['Ø 3,3 bohrer', ['size Ø 3,3', 'word bohrer']],
  ['½" nuss', ['size 1⁄2"', 'word nuss']],
  ['SW 13', ['size SW 13']],
  ['HSK63 weldon', ['designation HSK63', 'word weldon']],
  ['torx 20', ['designation torx 20']],
  ['10 Stk bohrer mit 5mm', ['amount 10 Stk', 'word bohrer', 'size 5mm']],
  ['senker 90°', ['word senker', 'size 90°']],
  ['HSK-A 63 weldon', ['designation HSK-A 63', 'word weldon']],
  ['fräser 3 Schneiden R2', ['word fräser', 'size 3 Schneiden', 'designation R2']],
  ['schleifband 2000x75 K120', ['word schleifband', 'size 2000x75', 'designation K120']],
  ['T-Nutenschraube M12 x 100', ['word T-Nutenschraube', 'thread M12 x 100']],
  ['#2 phillips', ['designation #2 phillips']],
  ['Kreuzschlitz Gr. 2', ['designation Kreuzschlitz Gr. 2']],
  ['qty 5 jobber drill', ['amount qty 5', 'word jobber drill']],
  ['PCLNL 2525', ['designation PCLNL 2525']],
])('reads "%s" as %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

it('translates a word of the other language into that of the documents', () => {
  const [term] = understandQuery('end mill', 'de').terms;
  expect(term?.names).toContainEqual(['schaftfraeser']);
});

it('takes an unknown compound for its parts', () => {
  const [term] = understandQuery('hartmetallbohrer', 'de').terms;
  expect(term?.names).toContainEqual(['vhm', 'bohrer']);
});

const sizesOf = (text: string, language: Language = 'de') =>
  understandQuery(text, language).terms.flatMap(({ sizes }) => sizes);

it.each([
  ['CNMG 432', ['cnmg120408']],
  ['CCMT 32.51', ['ccmt09t304']],
  ['cnmg 12 04 08', ['cnmg120408']],
  ['M12 x 100', ['m12', '100']],
  ['feingewindebohrer 20 x 1,5', ['m20x1.5']],
  ['Kernlochbohrer M10', ['8.5']],
  ['HSK63A', ['hska63']],
  ['Zweischneider', ['z2']],
  ['grit 80', ['k80']],
  ['470E', ['er32']],
  ['ESX 25', ['er25']],
  ['Torx 20', ['t20']],
])('takes "%s" for the sizes %j', (text, sizes) => {
  expect(sizesOf(text)).toEqual(sizes);
});

it('takes a size for one within a range too', () => {
  expect(sizesOf('drehmomentschlüssel 150 Nm')).toEqual(['150', '~131']);
});

it('distinguishes kinds of tools from their qualities', () => {
  const families = (text: string) =>
    understandQuery(text, 'en')
      .terms.filter(({ isFamily }) => isFamily)
      .map(({ word }) => word);
  expect(families('green grinding wheel')).toEqual(['grinding wheel']);
  expect(families('unheard of')).toEqual(['unheard']);
});

it('takes words written apart for the compound that the trade has', () => {
  expect(understandQuery('schaft fräser', 'de').terms.map(({ word }) => word)).toEqual(['schaftfraeser']);
});

it('leaves a part out of the text, or puts another in its place', () => {
  const text = 'bohrer  Ø6,85 hss';
  const part = understandQuery(text, 'de').parts.find(({ kind }) => kind === 'size') as QueryPart;
  expect([withInstead(text, part, ''), withInstead(text, part, '6,8')]).toEqual([
    'bohrer hss',
    'bohrer 6,8 hss',
  ]);
});

it.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['operators', '()&|!:*<->\\'],
  ['NUL', '\u0000'],
  ['mixed scripts', 'Бор 6,8 钻头'],
  ['200 words', 'wort '.repeat(200)],
  ['an inch over nothing', '1/0"'],
  ['signs of dimensions', 'x x x 1 x'],
  ['a thread without a size', 'm x'],
])('reads %s without an error', (_name, text) => {
  expect(() => understandQuery(text, 'de')).not.toThrow();
});
