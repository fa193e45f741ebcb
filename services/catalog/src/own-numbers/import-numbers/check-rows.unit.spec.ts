import { checkRows } from './check-rows.js';

const check = (...rows: [ownNumber: string, articles: string[]][]) =>
  checkRows(
    rows.map(([ownNumber], index) => ({ row: index + 2, number: '338', ownNumber })),
    rows.map(([, articles]) => articles),
  );

it('takes each row that names one article', () => {
  expect(check(['WZ-1', ['a']], ['WZ-1', ['b']])).toEqual({
    numbers: [
      { articleId: 'a', number: 'WZ-1' },
      { articleId: 'b', number: 'WZ-1' },
    ],
    misfits: [],
  });
});

it.each([
  ['severalArticles', 'WZ-1', ['a', 'b']],
  ['articleNotFound', 'WZ-1', []],
  ['numberUnprintable', '東京', ['a']],
  ['formula', '=1+1', ['a']],
] as const)('refuses a row for one reason: %s', (why, ownNumber, articles) => {
  expect(check([ownNumber, [...articles]], ['WZ-2', ['a']])).toEqual({
    numbers: [{ articleId: 'a', number: 'WZ-2' }],
    misfits: [{ row: 2, number: '338', why }],
  });
});

it('refuses the second row of an article', () => {
  expect(check(['WZ-1', ['a']], ['WZ-2', ['a']]).misfits).toEqual([
    { row: 3, number: '338', why: 'articleTwice' },
  ]);
});
