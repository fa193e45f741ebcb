import fc from 'fast-check';
import { itemsOf, listCell, type ListSeparators } from './list-cell.js';

it.each<[string, ListSeparators, string[]]>([
  ['a; b|c\nd', ';|\n', ['a', 'b', 'c', 'd']],
  ['"a;b" ; c', ';|\n', ['a;b', 'c']],
  ['"a ""b"""; c', ';|\n', ['a "b"', 'c']],
  ['1/4"; 3/8"', ';|\n', ['1/4"', '3/8"']],
  ['"a" b; c', ';|\n', ['"a" b', 'c']],
  ['"offen; c', ';|\n', ['"offen', 'c']],
  ['| b', '|\n', ['', 'b']],
  ['', ';|\n', ['']],
])('reads the items of %j', (cell, separators, items) => {
  expect(itemsOf(cell, separators)).toEqual(items);
});

it('reads back the items that it has written', () => {
  const item = fc
    .string({ unit: fc.constantFrom(...Array.from('ab";|,\n ')), minLength: 1, maxLength: 6 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<ListSeparators[]>(';|\n', ',;|\n', '|\n'),
      (items, separators) => {
        expect(itemsOf(listCell(items, separators), separators)).toEqual(items);
      },
    ),
    { numRuns: 2000 },
  );
});

it('reads a cell of marks and separators in the time of its length', () => {
  const cell = '"";"'.repeat(16_000);
  const start = performance.now();
  itemsOf(cell, ';|\n');
  expect(performance.now() - start).toBeLessThan(1000);
});
