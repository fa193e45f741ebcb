import { allOf, always, anyOf, type Condition, lexeme } from './condition.js';
import { namingPrefix, sizePrefix, type Term } from './query-term.js';
import { type StemOf, termsCondition } from './term-conditions.js';
import type { UnderstoodQuery } from './understand-query.js';
import { headCondition, testsInOrder, testsOfWords, type WordTest, wordTests } from './word-tests.js';

/** Points of an article that meets a condition. */
export interface Points {
  readonly condition: Condition;
  readonly points: number;
}

/**
 * Rank of an article for a text. For each criterion the first condition that the article meets gives points; the sum of points
 * is the rank.
 */
export interface Ranking {
  readonly kindOfTool: readonly Points[];
  readonly size: readonly Points[];
  readonly words: readonly (Points & { readonly test: WordTest })[];
  readonly wholeName: readonly Points[];
}

/** The distance between two tests; within it, the name of the whole article or group decides. */
const testWeight = 3;
const mostTestRank = testWeight * testsInOrder.length + 2;
/** A size that names an article counts more than tests of words. */
const sizeWeight = mostTestRank + 1;
/** The kind of tool in the name counts more than sizes. A number counts more than both. */
const familyWeights = { name: 5 * sizeWeight, place: 3 * sizeWeight };

/** The most points of each criterion. */
export const mostPoints = {
  number: 12 * sizeWeight,
  kindOfTool: familyWeights.name,
  size: 2 * sizeWeight,
  words: testWeight * testsInOrder.length,
  wholeName: 2,
} as const;

export function rankingOf(terms: readonly Term[], stemOf: StemOf): Ranking {
  const families = terms.filter(({ isFamily }) => isFamily);
  const sizesOnly = terms.every(({ sizes }) => sizes.length > 0);
  const [own, naming] = [ownSizes(terms), namingSizes(terms)];
  return {
    kindOfTool:
      families.length === 0
        ? []
        : [
            { condition: termsCondition(families, stemOf, 'AB', 'names'), points: familyWeights.name },
            { condition: termsCondition(families, stemOf, 'ABC', 'names'), points: familyWeights.place },
          ],
    size:
      own && naming
        ? [
            { condition: naming, points: 2 * sizeWeight },
            { condition: own, points: sizeWeight },
          ]
        : [],
    words: testsInOrder
      .filter((test) => !sizesOnly || !testsOfWords.includes(test))
      .map((test) => ({ test, condition: wordTests[test](terms, stemOf), points: pointsOf(test) })),
    wholeName:
      families.length === 0
        ? []
        : [
            { condition: headCondition(families, stemOf, 'itself'), points: 2 },
            { condition: headCondition(families, stemOf, 'names'), points: 1 },
          ],
  };
}

const pointsOf = (test: WordTest): number => testWeight * (testsInOrder.length - testsInOrder.indexOf(test));

/** Articles that fit a text at all. */
export function hitCondition(
  { number, terms }: Pick<UnderstoodQuery, 'number' | 'terms'>,
  stemOf: StemOf,
): Condition {
  if (terms.length === 0) return always;
  const all = termsCondition(terms, stemOf, '', 'kin');
  return number === null ? all : anyOf([all, lexeme(number, 'A', true)]);
}

const sizedOf = (terms: readonly Term[]): Term[] => terms.filter(({ sizes }) => sizes.length > 0);

function ownSizes(terms: readonly Term[]): Condition | null {
  const sized = sizedOf(terms);
  return sized.length === 0
    ? null
    : allOf(sized.map(({ sizes }) => sizesCondition(sizes, [namingPrefix, sizePrefix])));
}

/**
 * Condition that one of the sizes names the article, and the others are its own too. With a designation and a number, the
 * number names it: of the collets ER25 the one of 8 mm. Null without sizes.
 */
function namingSizes(terms: readonly Term[]): Condition | null {
  const own = ownSizes(terms);
  if (!own) return null;
  const sized = sizedOf(terms);
  const numbers = sized.filter(({ word }) => /^\d/.test(word));
  const telling = numbers.length > 0 ? numbers : sized;
  return allOf([own, anyOf(telling.map(({ sizes }) => sizesCondition(sizes, [namingPrefix])))]);
}

export const sizesCondition = (sizes: readonly string[], prefixes: readonly string[]): Condition =>
  anyOf(sizes.flatMap((size) => prefixes.map((prefix) => lexeme(`${prefix}${size}`))));
