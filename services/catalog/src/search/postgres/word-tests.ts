import { alternativesOf, isSizeMark, type Reach, type Term } from '../search-index/query-term.js';
import { apart, isPair } from '../search-index/vocabulary.js';
import { groupPrefix, wholePrefix } from './marks.js';
import type { StemOf } from './stems.js';
import { allOf, anyOf, type Fields, marked, termsQuery, type TextQuery } from './text-query.js';

/** Whole words first, then parts of words, field by field; each test outweighs all that follow. */
export const wordTests = {
  group: groupQuery,
  wholeHead: (terms, stemOf) => wholeQuery(terms, stemOf, 'A', 'itself'),
  wholeHeadByName: (terms, stemOf) => wholeQuery(terms, stemOf, 'A', 'names'),
  wholeName: (terms, stemOf) => wholeQuery(terms, stemOf, 'AB', 'itself'),
  wholeNameByName: (terms, stemOf) => wholeQuery(terms, stemOf, 'AB', 'names'),
  headAndWhole: (terms, stemOf) =>
    allOf([termsQuery(terms, stemOf, 'A', 'names'), wholeQuery(terms, stemOf, 'ABC', 'names')]),
  head: (terms, stemOf) => termsQuery(terms, stemOf, 'A', 'names'),
  name: (terms, stemOf) => termsQuery(terms, stemOf, 'AB', 'names'),
  whole: (terms, stemOf) => wholeQuery(terms, stemOf, 'ABC', 'names'),
  properties: (terms, stemOf) => termsQuery(terms, stemOf, 'ABC', 'names'),
  anywhere: (terms, stemOf) => termsQuery(terms, stemOf, '', 'names'),
  nameOfKin: (terms, stemOf) => termsQuery(terms, stemOf, 'AB', 'kin'),
} as const satisfies Record<string, (terms: readonly Term[], stemOf: StemOf) => TextQuery>;
export type WordTest = keyof typeof wordTests;
export const testsInOrder = Object.keys(wordTests) as WordTest[];
/** Tests that pass only where another one passes, so that most rows are asked a few. */
export const testsWithin: Partial<Record<WordTest, readonly WordTest[]>> = {
  whole: ['wholeHead', 'wholeHeadByName', 'wholeName', 'wholeNameByName', 'headAndWhole', 'name'],
  name: ['head'],
};
export const firstTests: readonly WordTest[] = [
  'group',
  'whole',
  'name',
  'properties',
  'anywhere',
  'nameOfKin',
];
/** Sizes alone are the name of nothing. */
export const testsOfWords: readonly WordTest[] = [
  'group',
  'wholeHead',
  'wholeHeadByName',
  'wholeName',
  'wholeNameByName',
];

function wholeQuery(terms: readonly Term[], stemOf: StemOf, fields: Fields, reach: Reach): TextQuery {
  return allOf(
    terms.map((term) =>
      // A size may stand in the properties: the word decides.
      term.sizes.length > 0
        ? termsQuery([term], stemOf, 'ABC', reach)
        : anyOf(
            alternativesOf(term, reach).map((words) =>
              words.some((word) => isPair(word) || isSizeMark(word))
                ? termsQuery([{ ...term, itself: [words] }], stemOf, fields, 'itself')
                : allOf(words.map((word) => marked(wholePrefix, [word], stemOf, fields))),
            ),
          ),
    ),
  );
}

/** A group may have the typed words as its name. */
function groupQuery(terms: readonly Term[], stemOf: StemOf): TextQuery {
  return nameQuery(
    terms.flatMap(({ itself }) => itself[0] ?? []),
    stemOf,
  );
}

const nameQuery = (words: readonly string[], stemOf: StemOf): TextQuery =>
  marked(groupPrefix, apart(words), stemOf, '');

/** A group or the head of a name may be called as a term is. */
export const headQuery = (families: readonly Term[], stemOf: StemOf, reach: Reach): TextQuery =>
  allOf(families.map((term) => anyOf(alternativesOf(term, reach).map((words) => nameQuery(words, stemOf)))));
