import { rowsOfText } from '@werkbank/contracts/quick-order';
import { numbersOfRows } from './numbers-of-rows.js';

const read = (text: string) =>
  numbersOfRows(rowsOfText(text, { isTable: true })).map(({ ownNumber, number }) => [ownNumber, number]);
const two = [
  ['WZ-1', '338-0680'],
  ['WZ 2', 'WB 6.8'],
];

it.each([
  ['semicolons', 'Eigene Artikelnummer;Artikelnummer\nWZ-1;338-0680\nWZ 2;WB 6.8'],
  ['commas', 'Own article number,Article number\nWZ-1,338-0680\n"WZ 2","WB 6.8"'],
  ['tabs', 'Own no.\tArticle\nWZ-1\t338-0680\nWZ 2\tWB 6.8'],
  ['another order', 'Artikel-Nr.;Bezeichnung;Kundenartikelnummer\n338-0680;x;WZ-1\nWB 6.8;y;WZ 2'],
  ['a title above', 'Stand März\n\nEigene Nr.;Artikelnummer\nWZ-1;338-0680\n;\nWZ 2;WB 6.8'],
  ['no head', 'WZ-1;338-0680\nWZ 2;WB 6.8'],
])('reads %s', (_, text) => {
  expect(read(text)).toEqual(two);
});

it('keeps rows that lack one of the numbers, so that they can be named', () => {
  expect(read('Eigene Nummer;Artikelnummer\nWZ-1;\n;338')).toEqual([
    ['WZ-1', ''],
    ['', '338'],
  ]);
});
