import { allOf, always, anyOf, isAlways, lexeme, not } from '../search-index/condition.js';
import { tsqueryOf } from '../postgres/tsquery.js';
import { expressionOf } from '../meilisearch/meilisearch-filter.js';

/** The lexemes of the catalogue that begin with c. */
const begunBy = () => ['cab'];
const [a, b, c] = [lexeme('a'), lexeme('b', 'AB'), lexeme('c', 'A', true)];

it('leaves out empty conditions', () => {
  expect(allOf([always, a, always])).toBe(a);
  expect(anyOf([a, always, b])).toEqual({ any: [a, b] });
  expect(isAlways(allOf([])) && isAlways(anyOf([]))).toBe(true);
});

it.each([
  ['all of two', allOf([a, b]), `('a' & 'b':AB)`, `(de IN ["Aa", "Ba", "Ca", "Da"] AND de IN ["Ab", "Bb"])`],
  ['any of two', anyOf([a, b]), `('a' | 'b':AB)`, `de IN ["Aa", "Ba", "Ca", "Da", "Ab", "Bb"]`],
  [
    'a beginning',
    anyOf([b, c]),
    `('b':AB | 'c':*A)`,
    `(de IN ["Ab", "Bb", "Ac", "Acab"] OR beginnings IN ["Ac"])`,
  ],
  ['what is not', not(b), `!'b':AB`, `NOT de IN ["Ab", "Bb"]`],
  [
    'nested ones',
    anyOf([allOf([b, c]), b]),
    `(('b':AB & 'c':*A) | 'b':AB)`,
    `(de IN ["Ab", "Bb"] OR (de IN ["Ab", "Bb"] AND (de IN ["Ac", "Acab"] OR beginnings IN ["Ac"])))`,
  ],
  ['signs of the language', lexeme(`q'"\\`, 'A'), `'q''"\\\\':A`, `de IN ["Aq'\\"\\\\"]`],
  ['nothing', always, '', ''],
])('is asked of both adapters: %s', (_what, condition, tsquery, filter) => {
  expect([tsqueryOf(condition), expressionOf(condition, { language: 'de', begunBy })]).toEqual([
    tsquery,
    filter,
  ]);
});
