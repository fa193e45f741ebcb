import { csvText, plainCell, safeCell, userFileColumns, userFileFields } from './index.js';

it.each([
  '=1+1',
  '+41 52 555 00 00',
  '-1',
  '@cmd',
  '\tx',
  '=HYPERLINK("x";"y")',
  '＝1+1',
  '＋1',
  '－1',
  '＠cmd',
  '\rx',
  '\nx',
])('makes text of %j, which a spreadsheet would run, and reads it back', (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
  expect(plainCell(safeCell(text))).toBe(text);
});

it.each(["O'Neill", "'quoted'", 'Vera', ''])('leaves %j as it is', (text) => {
  expect(safeCell(text)).toBe(text);
  expect(plainCell(text)).toBe(text);
});

it('writes what spreadsheets open as it is meant', () => {
  expect(
    csvText([
      ['Name', 'Firma; Ort'],
      ['=1', 'say "yes"'],
    ]),
  ).toBe('\uFEFFName;"Firma; Ort"\r\n\'=1;"say ""yes"""\r\n');
});

it('has a column for every field', () => {
  expect(userFileColumns.map(({ field }) => field)).toEqual(userFileFields);
});
