import { OwnNumbers } from './own-numbers.js';

const numbers = new OwnNumbers([
  { articleId: 'c', number: 'WZ 4711-2' },
  { articleId: 'b', number: 'wz-4711' },
  { articleId: 'a', number: 'WZ4711' },
  { articleId: 'd', number: '--' },
]);

it('finds the articles of a number in any spelling, also several', () => {
  expect(numbers.articlesOf('Wz 47/11')).toEqual(['a', 'b']);
  expect(numbers.articlesOf('wz47112')).toEqual(['c']);
  expect([numbers.articlesOf('wz47'), numbers.articlesOf('--'), numbers.articlesOf('')]).toEqual([
    [],
    [],
    [],
  ]);
});

it('suggests numbers that begin so, the shortest first', () => {
  expect(numbers.articlesBeginning('wz', 5)).toEqual(['a', 'b', 'c']);
  expect(numbers.articlesBeginning('wz', 2)).toEqual(['a', 'b']);
  expect(numbers.articlesBeginning('4711', 5)).toEqual([]);
});

it('lists numbers that have a text within', () => {
  expect(numbers.with('11-2').map(({ articleId }) => articleId)).toEqual(['c']);
  expect(numbers.with('')).toHaveLength(4);
});

it('is a field of an article that has one, written as it was entered', () => {
  expect([numbers.of('b'), numbers.of('x')]).toEqual([{ ownArticleNumber: 'wz-4711' }, {}]);
});
