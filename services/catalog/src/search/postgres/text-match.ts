import type { Language } from '@werkbank/contracts/localization';
import type { Term, UnderstoodQuery } from '../search-index/understand-query.js';
import { alternativesOf, namingPrefix, sizePrefix } from '../search-index/query-term.js';
import { quoted } from './marks.js';
import { join, type Sql } from './search-sql.js';
import type { StemOf } from './stems.js';
import { allOf, anyOf, termsQuery, type TextQuery } from './text-query.js';
import {
  firstTests,
  headQuery,
  testsInOrder,
  testsOfWords,
  testsWithin,
  type WordTest,
  wordTests,
} from './word-tests.js';

/** A text as it is looked for in the words of an article or of its group. */
export interface TextMatch {
  /** The column of an article's words. */
  words: string;
  /** The columns of a group: words of all of its articles, and of any. */
  common: string;
  any: string;
  /** The condition that an article must fit. */
  query: TextQuery;
  /** Whether an article fits, and how well. */
  where: Sql;
  rank: Sql;
  /** Decides between hits of equal rank; without a text the catalogue alone decides. */
  standing: 'standing' | '0';
  /** What the best hits have beside, where few of many hits may be looked at: the sizes that name them. */
  first: TextQuery | null;
  /** Of a group: whether all of its articles fit, how well they do, and whether none of them can do better. */
  whole: Sql;
  wholeRank: Sql;
  isUniform: Sql;
  /** Of a group: whether any of its articles may fit. */
  possible: Sql;
  /** Whether the words of groups tell them apart: sizes and numbers are not among those. */
  isTelling: boolean;
}

/**
 * Whether an article fits what was typed, and how well: by its number; by the sizes that name it; by what its group is
 * called, by whole words of its name, by what they are a part of, then by those of its place, of its properties, and last by
 * what serves instead.
 */
export function textMatch({ number, terms }: UnderstoodQuery, language: Language, stemOf: StemOf): TextMatch {
  const columns = { words: `words_${language}`, common: `common_${language}`, any: `any_${language}` };
  if (terms.length === 0) {
    const always = { text: 'true', values: [] };
    const rank = { text: '0', values: [] };
    return {
      ...columns,
      query: '',
      where: always,
      rank,
      standing: '0',
      first: null,
      whole: always,
      wholeRank: rank,
      isUniform: always,
      possible: always,
      isTelling: true,
    };
  }
  const { words, common, any } = columns;
  const all = termsQuery(terms, stemOf, '', 'kin');
  const query = number === null ? all : anyOf([all, `${quoted(number)}:*A`]);
  const telling = tellingTerms(terms);
  const isTelling = number === null && telling.length === terms.length;
  const possible = matches(any, termsQuery(telling, stemOf, '', 'kin'));
  const wholeRank = sum(wordRank(terms, stemOf, common), sizeRank(terms, common));
  // The places of sizes and numbers are unknown.
  const bestWords = telling.length === 0 ? constant(mostWordRank) : wordRank(telling, stemOf, any);
  const bestRank = sum(bestWords, constant(hasSizes(terms) ? 2 * sizeWeight : 0));
  return {
    ...columns,
    query,
    where: matches(words, query),
    rank: sum(...rankParts({ number, terms }, language, stemOf).map(({ points }) => points)),
    standing: 'standing',
    first: namingQuery(terms),
    whole: matches(common, query),
    wholeRank,
    isUniform: {
      text: `coalesce((${wholeRank.text}) >= (${bestRank.text}), false)`,
      values: [...wholeRank.values, ...bestRank.values],
    },
    possible:
      number !== null || telling.length === 0
        ? { text: 'true', values: [] }
        : { text: `coalesce(${possible.text}, true)`, values: possible.values },
    isTelling,
  };
}

/** The distance between two tests; within it, the name of the whole article or group decides. */
const testWeight = 3;
const mostTestRank = testWeight * testsInOrder.length + 2;
/** A size that names an article counts more than tests of words. */
const sizeWeight = mostTestRank + 1;
/** The kind of tool in the name counts more than sizes. A number counts more than both. */
const familyWeights = { name: 5 * sizeWeight, place: 3 * sizeWeight };
const mostWordRank = mostTestRank + familyWeights.name;
const numberWeight = 12 * sizeWeight;

interface RankPart {
  criterion: 'number' | 'kindOfTool' | 'size' | 'words' | 'wholeName';
  points: Sql;
  most: number;
}

/** The parts of an article's rank, in the order in which they decide. */
export function rankParts(
  { number, terms }: Pick<UnderstoodQuery, 'number' | 'terms'>,
  language: Language,
  stemOf: StemOf,
): RankPart[] {
  const words = `words_${language}`;
  const { kindOfTool, tests: passed, wholeName } = wordParts(terms, stemOf, words);
  return [
    { criterion: 'number', points: numberRank(number), most: numberWeight },
    { criterion: 'kindOfTool', points: kindOfTool, most: familyWeights.name },
    { criterion: 'size', points: sizeRank(terms, words), most: 2 * sizeWeight },
    { criterion: 'words', points: passed, most: testWeight * testsInOrder.length },
    { criterion: 'wholeName', points: wholeName, most: 2 },
  ];
}

/** The rank of an article by its words: by the first test that they pass, and by the field that names the kind of tool. */
function wordRank(terms: readonly Term[], stemOf: StemOf, words: string): Sql {
  const { kindOfTool, tests: passed, wholeName } = wordParts(terms, stemOf, words);
  return sum(passed, wholeName, kindOfTool);
}

function wordParts(terms: readonly Term[], stemOf: StemOf, words: string) {
  const sizesOnly = terms.every(({ sizes }) => sizes.length > 0);
  const families = terms.filter(({ isFamily }) => isFamily);
  const when = (query: TextQuery, rank: Sql): Sql => {
    const { text, values } = matches(words, query);
    return { text: `when ${text} then ${rank.text}`, values: [...values, ...rank.values] };
  };
  const firstPassed = (candidates: readonly WordTest[], otherwise: Sql): Sql =>
    firstOf(
      candidates
        .filter((test) => !sizesOnly || !testsOfWords.includes(test))
        .map((test) =>
          when(wordTests[test](terms, stemOf), firstPassed(testsWithin[test] ?? [], constant(rankOf(test)))),
        ),
      otherwise,
    );
  const ofTests = firstPassed(firstTests, constant(0));
  if (families.length === 0) return { tests: ofTests, wholeName: constant(0), kindOfTool: constant(0) };
  return {
    tests: ofTests,
    wholeName: firstOf([
      when(headQuery(families, stemOf, 'itself'), constant(2)),
      when(headQuery(families, stemOf, 'names'), constant(1)),
    ]),
    kindOfTool: firstOf([
      when(termsQuery(families, stemOf, 'AB', 'names'), constant(familyWeights.name)),
      when(termsQuery(families, stemOf, 'ABC', 'names'), constant(familyWeights.place)),
    ]),
  };
}

const rankOf = (test: WordTest): number => testWeight * (testsInOrder.length - testsInOrder.indexOf(test));

function firstOf(cases: readonly Sql[], otherwise: Sql = constant(0)): Sql {
  if (cases.length === 0) return otherwise;
  const { text, values } = join(cases, ' ', '');
  return { text: `case ${text} else ${otherwise.text} end`, values: [...values, ...otherwise.values] };
}

/** Twice its weight where one of the sizes is what the article is named by and the others are its own too, once where all are its own. */
function sizeRank(terms: readonly Term[], words: string): Sql {
  const [own, naming] = [ownSizesQuery(terms), namingQuery(terms)];
  if (!own || !naming) return constant(0);
  const [isOwn, isNamed] = [matches(words, own), matches(words, naming)];
  return {
    text: `case when ${isNamed.text} then ${2 * sizeWeight} when ${isOwn.text} then ${sizeWeight} else 0 end`,
    values: [...isNamed.values, ...isOwn.values],
  };
}

const sizedOf = (terms: readonly Term[]): Term[] => terms.filter(({ sizes }) => sizes.length > 0);

function ownSizesQuery(terms: readonly Term[]): TextQuery | null {
  const sized = sizedOf(terms);
  return sized.length === 0
    ? null
    : allOf(sized.map(({ sizes }) => sizesQuery(sizes, [namingPrefix, sizePrefix])));
}

/** Of a designation and a number the number names the article: of the collets ER25 the one of 8 mm. */
function namingQuery(terms: readonly Term[]): TextQuery | null {
  const own = ownSizesQuery(terms);
  if (!own) return null;
  const sized = sizedOf(terms);
  const numbers = sized.filter(({ word }) => /^\d/.test(word));
  const telling = numbers.length > 0 ? numbers : sized;
  return allOf([own, anyOf(telling.map(({ sizes }) => sizesQuery(sizes, [namingPrefix])))]);
}

export const sizesQuery = (sizes: readonly string[], prefixes: readonly string[]): TextQuery =>
  anyOf(sizes.flatMap((size) => prefixes.map((prefix) => quoted(`${prefix}${size}`))));

const numberRank = (number: string | null): Sql =>
  number === null
    ? constant(0)
    : { text: `case when ? = any(numbers) then ${numberWeight} else 0 end`, values: [number] };

const hasSizes = (terms: readonly Term[]): boolean => terms.some(({ sizes }) => sizes.length > 0);
const constant = (value: number): Sql => ({ text: String(value), values: [] });
const sum = (...parts: readonly Sql[]): Sql =>
  join(
    parts.filter(({ text }) => text !== '0').map(({ text, values }) => ({ text: `(${text})`, values })),
    ' + ',
    '0',
  );

/** What remains of terms without sizes and numbers, which groups are not asked for. */
function tellingTerms(terms: readonly Term[]): Term[] {
  const withoutDigits = (alternatives: Term['itself']) =>
    alternatives.map((words) => words.filter((word) => !/\d/.test(word)));
  return terms.flatMap((term) => {
    if (withoutDigits(alternativesOf(term, 'kin')).some((words) => words.length === 0)) return [];
    return [
      {
        ...term,
        itself: withoutDigits(term.itself),
        names: withoutDigits(term.names),
        kin: withoutDigits(term.kin),
        sizes: [],
      },
    ];
  });
}

export const matches = (words: string, query: TextQuery): Sql => ({
  text: `${words} @@ ?::tsquery`,
  values: [query],
});
