import { allOf, anyOf, type Condition, type Fields } from './condition.js';
import { groupPrefix, wholePrefix } from './marks.js';
import { alternativesOf, isSizeMark, type Reach, type Term } from './query-term.js';
import { marked, type StemOf, termsCondition } from './term-conditions.js';
import { apart, isPair } from './vocabulary.js';

/** Whole words first, then parts of words, field by field; each test outweighs all that follow. */
export const wordTests = {
  group: groupCondition,
  wholeHead: (terms, stemOf) => wholeCondition(terms, stemOf, 'A', 'itself'),
  wholeHeadByName: (terms, stemOf) => wholeCondition(terms, stemOf, 'A', 'names'),
  wholeName: (terms, stemOf) => wholeCondition(terms, stemOf, 'AB', 'itself'),
  wholeNameByName: (terms, stemOf) => wholeCondition(terms, stemOf, 'AB', 'names'),
  headAndWhole: (terms, stemOf) =>
    allOf([termsCondition(terms, stemOf, 'A', 'names'), wholeCondition(terms, stemOf, 'ABC', 'names')]),
  head: (terms, stemOf) => termsCondition(terms, stemOf, 'A', 'names'),
  name: (terms, stemOf) => termsCondition(terms, stemOf, 'AB', 'names'),
  whole: (terms, stemOf) => wholeCondition(terms, stemOf, 'ABC', 'names'),
  properties: (terms, stemOf) => termsCondition(terms, stemOf, 'ABC', 'names'),
  anywhere: (terms, stemOf) => termsCondition(terms, stemOf, '', 'names'),
  nameOfKin: (terms, stemOf) => termsCondition(terms, stemOf, 'AB', 'kin'),
} as const satisfies Record<string, (terms: readonly Term[], stemOf: StemOf) => Condition>;
export type WordTest = keyof typeof wordTests;
export const testsInOrder = Object.keys(wordTests) as WordTest[];
/** Sizes alone are never a name. */
export const testsOfWords: readonly WordTest[] = [
  'group',
  'wholeHead',
  'wholeHeadByName',
  'wholeName',
  'wholeNameByName',
];

function wholeCondition(terms: readonly Term[], stemOf: StemOf, fields: Fields, reach: Reach): Condition {
  return allOf(
    terms.map((term) =>
      // A size may occur in the properties: the word decides.
      term.sizes.length > 0
        ? termsCondition([term], stemOf, 'ABC', reach)
        : anyOf(
            alternativesOf(term, reach).map((words) =>
              words.some((word) => isPair(word) || isSizeMark(word))
                ? termsCondition([{ ...term, itself: [words] }], stemOf, fields, 'itself')
                : allOf(words.map((word) => marked(wholePrefix, [word], stemOf, fields))),
            ),
          ),
    ),
  );
}

/** A group may have the typed words as its name. */
function groupCondition(terms: readonly Term[], stemOf: StemOf): Condition {
  return nameCondition(
    terms.flatMap(({ itself }) => itself[0] ?? []),
    stemOf,
  );
}

const nameCondition = (words: readonly string[], stemOf: StemOf): Condition =>
  marked(groupPrefix, apart(words), stemOf, '');

/** A group or the head of a name may be called as a term is. */
export const headCondition = (families: readonly Term[], stemOf: StemOf, reach: Reach): Condition =>
  allOf(
    families.map((term) => anyOf(alternativesOf(term, reach).map((words) => nameCondition(words, stemOf)))),
  );
