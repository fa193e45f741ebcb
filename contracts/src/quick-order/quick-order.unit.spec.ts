import fc from 'fast-check';
import { csvText } from '../csv/index.js';
import { defaultLocaleConfig } from '../localization/index.js';
import { numberForm } from '../text/index.js';
import { hasHead, isFormula, linesOfRows, type ReadLine, readQuantity, rowsOfText } from './index.js';

const read = (text: string): ReadLine[] => linesOfRows(rowsOfText(text));
const lines = (text: string) => read(text).map(({ number, quantity }) => [number, quantity]);
const two = [
  ['338-0680', '10'],
  ['WB 6,8', '5'],
];

it.each([
  ['tabs of a spreadsheet', '338-0680\t10\nWB 6,8\t5'],
  ['lines of Windows', '338-0680\t10\r\nWB 6,8\t5\r\n'],
  ['semicolons', '338-0680;10\nWB 6,8;5'],
  ['quoted cells', '"338-0680","10"\n"WB 6,8","5"'],
  ['blanks', '338-0680 10\nWB 6,8 5'],
  ['a head between blanks', 'Artikel Nr. Menge\n338-0680 10\nWB 6,8 5'],
  ['units and times', '338-0680 x 10\nWB 6,8 5 Stk.'],
  ['empty lines', '\n338-0680\t10\n\t\n\nWB 6,8\t5\n\n'],
  ['a German head', 'Artikel-Nr.;Menge\n338-0680;10\nWB 6,8;5'],
  ['an English head in another order', 'Qty\tDescription\tPart No.\n10\tdrill\t338-0680\n5\t\tWB 6,8'],
  [
    'a head below a title',
    'Bedarf März\n\nPos;Bestellnummer;Bezeichnung;Stück\n1;338-0680;x;10\n2;WB 6,8;y;5',
  ],
  ['no head and the quantity in front', '10;338-0680\n5;WB 6,8'],
  ['no head and positions in front', '1;338-0680;Bohrer;10\n2;WB 6,8;Bohrer;5\n3;;;\n4;;;1'],
  ['a mark of UTF-8 and a named separator', '\uFEFFsep=;\nNummer;Menge\n338-0680;10\nWB 6,8;5'],
  ['kept texts and zeros', '\'338-0680\t10\n="WB 6,8"\t5'],
])('reads %s', (what, text) => {
  expect(lines(text).slice(0, 2)).toEqual(two);
  if (!what.includes('positions')) expect(lines(text)).toHaveLength(2);
});

it.each([
  ['alone', 'Eigene Artikelnummer;Menge\nWZ-1;10\nWZ 2;5'],
  ['where another number is missing', 'Artikelnummer;Menge;Eigene Nr.\n;10;WZ-1\nWZ 2;5;WZ-9'],
])('takes an own number %s', (_, text) => {
  expect(lines(text)).toEqual([
    ['WZ-1', '10'],
    ['WZ 2', '5'],
  ]);
});

it('names the lines as the text counts them', () => {
  expect(read('Nummer;Menge\n\n"a1\nb";1\nc2;3').map(({ line }) => line)).toEqual([3, 5]);
});

it('keeps a quote within a cell, and one that is never closed', () => {
  expect(lines('Hahn 1/4";2\n"4711;3')).toEqual([
    ['Hahn 1/4"', '2'],
    ['"4711', '3'],
  ]);
});

it('leaves the quantity empty where none is written, and takes zeros in front for a number', () => {
  expect(lines('338-0680\nWB 0680\n4012345678901')).toEqual([
    ['338-0680', ''],
    ['WB 0680', ''],
    ['4012345678901', ''],
  ]);
});

it('leaves out what is not seen, and puts a number into one line', () => {
  expect(lines('Nr;Menge\n"\u200B338\n\u0007-0680\uFEFF";\u00a05\u2028')).toEqual([['338 -0680', '5']]);
});

it('reads an empty text as no line', () => {
  expect(read(' \n\t\t\n')).toEqual([]);
  expect(hasHead([{ line: 1, cells: ['Menge'] }])).toBe(false);
});

it.each(['=1+1', '+1+1', '@SUM(A1)', ' =cmd|x'])('keeps the formula %s as a text', (formula) => {
  const [line] = read(`Nummer\tMenge\n${formula}\t${formula}`);
  expect(line).toMatchObject({ number: formula.trim(), quantity: formula.trim() });
  expect(isFormula(line?.number ?? '')).toBe(true);
  expect(readQuantity(formula, defaultLocaleConfig.de)).toBeNull();
});

it.each([
  ['10', 10],
  ['5 Stk.', 5],
  ['5,00', 5],
  ['1’000', 1000],
  ['', undefined],
  ['2,5', null],
  ['1.000', null],
  ['zwölf', null],
  ['1e3', null],
  ['0', 0],
  ['-3', -3],
  ['10000', 10_000],
])('reads the quantity %s', (text, quantity) => {
  expect(readQuantity(text, defaultLocaleConfig.de)).toBe(quantity);
});

const number = fc
  .stringMatching(/^[A-Z]{1,3}[- ./]?[1-9][0-9]{2,6}[A-Z]?$/)
  .filter((text) => !/\s[0-9]+$/.test(text));
const list = fc.array(fc.record({ number, quantity: fc.integer({ min: 1, max: 9999 }) }), {
  minLength: 1,
  maxLength: 50,
});

it('reads the same from every way to divide cells, with a head or without', () => {
  const written = fc.constantFrom('\t', ';', ',', ' ');
  fc.assert(
    fc.property(list, written, fc.boolean(), fc.constantFrom('\n', '\r\n'), (rows, sign, withHead, end) => {
      const head = withHead && sign !== ' ' ? [`Artikelnummer${sign}Menge`] : [];
      const text = [...head, ...rows.map((row) => `${row.number}${sign}${row.quantity}`)].join(end);
      expect(lines(text)).toEqual(rows.map((row) => [row.number, String(row.quantity)]));
    }),
  );
});

it('reads what a CSV file keeps of any text', () => {
  const text = fc.string({ minLength: 1, maxLength: 30 }).filter((given) => /[a-z]/i.test(numberForm(given)));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (numbers) => {
      const rows = [['Artikelnummer', 'Menge'], ...numbers.map((one) => [one, '7'])];
      const found = read(csvText(rows, ';'));
      expect(found.map((one) => numberForm(one.number))).toEqual(numbers.map(numberForm));
      expect(new Set(found.map(({ quantity }) => quantity))).toEqual(new Set(['7']));
    }),
  );
});

it('takes no quadratic time for quotes that close nothing and for long blanks', () => {
  expect(read('"""\n'.repeat(200_000)).length).toBeGreaterThan(0);
  expect(read(`${' '.repeat(500_000)}x${' '.repeat(500_000)}`)).toHaveLength(1);
});
