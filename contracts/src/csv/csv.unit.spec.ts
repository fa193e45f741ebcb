import fc from 'fast-check';
import { csvText, keptText, plainText } from './index.js';

it.each([
  '=1+1',
  '+41 52 555 00 00',
  '-1',
  '@cmd',
  '\tx',
  '\rx',
  '\nx',
  ' =1',
  '=HYPERLINK("x";"y")',
  '＝1+1',
  '＋1',
  '－1',
  '＠cmd',
  '３２７Ｅ０３００',
  '327E-0300',
  '1e5',
  '12E3',
  '1.5E+10',
  '052',
  '0525550000',
  '052 555 00 00',
  '08001',
  '00',
  '1234567890123456',
  '3.10',
  '1,5',
  "1'000",
  '1 000',
  '5 %',
  '5 €',
  '(5)',
  '½',
  '3-4',
  '3/4',
  '12.03.2024',
  '2024-03-12',
  '12:30',
  '1-Mar',
  'MAR1',
  'SEPT2',
  'Okt 24',
  '5. Mai 2024',
  '12 am',
  'TRUE',
  'falsch',
  "'=1",
  "''052",
])('marks %j, which a spreadsheet reads as something else, and reads it back', (text) => {
  expect(keptText(text)).toBe(`'${text}`);
  expect(plainText(keptText(text))).toBe(text);
});

it.each([
  '',
  'Vera',
  "O'Neill",
  "'quoted'",
  'Dez GmbH',
  'Marc 5',
  'Augustin',
  'WB-338 0680',
  '338.0330.HSS',
  'E-12',
  '0',
  '8001',
  '100024',
  '123456789012345',
  'M8x1,25',
  'Werk 3',
])('leaves %j as it is', (text) => {
  expect(keptText(text)).toBe(text);
  expect(plainText(text)).toBe(text);
});

it('leaves figures to the spreadsheet', () => {
  expect(csvText([['0.5', { figure: '0,50' }, { figure: '-3' }]])).toBe("\uFEFF'0.5;0,50;-3\r\n");
});

it('reads back every text that it has marked', () => {
  const sign = fc.constantFrom(
    ...Array.from(`0123456789eE+-=@'"; ,.:/％＝＋\t\r\n`),
    'Mar',
    'ä',
    '\u00A0',
    'x',
    '李',
  );
  const text = fc.oneof(
    fc.string({ unit: sign, maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(plainText(keptText(given))).toBe(given);
    }),
    { numRuns: 2000 },
  );
});
