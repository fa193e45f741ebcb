import type { Language } from '@werkbank/contracts/localization';
import type { Term, UnderstoodQuery } from '../search-index/understand-query.js';
import { isSizeMark, namingPrefix, sizePrefix } from '../search-index/query-term.js';
import { apart, isPair } from '../search-index/vocabulary.js';
import { groupPrefix, quoted, wholePrefix } from './marks.js';
import {
  allOf,
  alternativesOf,
  anyOf,
  type Fields,
  join,
  marked,
  type Reach,
  type Sql,
  stemOf,
  termsQuery,
} from './search-sql.js';

/** A text as it is looked for in the words of an article or of its group. */
export interface TextMatch {
  /** The column of an article's words. */
  words: string;
  /** The condition that an article must fit. */
  query: Sql;
  /** Whether an article fits, and how well. */
  where: Sql;
  rank: Sql;
  /** Decides between hits of equal rank; without a text the catalogue alone decides. */
  standing: 'standing' | '0';
  /** What the best hits have beside, where few of many hits may be looked at: the sizes that name them. */
  first: Sql | null;
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
export function textMatch({ number, terms }: UnderstoodQuery, language: Language): TextMatch {
  if (terms.length === 0) {
    const always = { text: 'true', values: [] };
    const rank = { text: '0', values: [] };
    return {
      words: `words_${language}`,
      query: { text: `''::tsquery`, values: [] },
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
  const [words, common, any] = [`words_${language}`, `common_${language}`, `any_${language}`];
  const all = termsQuery(terms, language, '', 'kin');
  const query =
    number === null
      ? all
      : { text: `((${all.text}) || ?::tsquery)`, values: [...all.values, `'${number}':*A`] };
  const telling = tellingTerms(terms);
  const isTelling = number === null && telling.length === terms.length;
  const possible = matches(any, termsQuery(telling, language, '', 'kin'));
  const wholeRank = sum(wordRank(terms, language, common), sizeRank(terms, common));
  // The places of sizes and numbers are unknown.
  const bestWords = telling.length === 0 ? constant(mostWordRank) : wordRank(telling, language, any);
  const bestRank = sum(bestWords, constant(hasSizes(terms) ? 2 * sizeWeight : 0));
  return {
    words,
    query,
    where: matches(words, query),
    rank: sum(...rankParts({ number, terms }, language).map(({ points }) => points)),
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

/** Whole words first, then parts of words, field by field; each test outweighs all that follow. */
const tests: readonly ((terms: readonly Term[], language: Language) => Sql)[] = [
  groupQuery,
  (terms, language) => wholeQuery(terms, language, 'A', 'itself'),
  (terms, language) => wholeQuery(terms, language, 'A', 'names'),
  (terms, language) => wholeQuery(terms, language, 'AB', 'itself'),
  (terms, language) => wholeQuery(terms, language, 'AB', 'names'),
  (terms, language) =>
    allOf([termsQuery(terms, language, 'A', 'names'), wholeQuery(terms, language, 'ABC', 'names')]),
  (terms, language) => termsQuery(terms, language, 'A', 'names'),
  (terms, language) => termsQuery(terms, language, 'AB', 'names'),
  (terms, language) => wholeQuery(terms, language, 'ABC', 'names'),
  (terms, language) => termsQuery(terms, language, 'ABC', 'names'),
  (terms, language) => termsQuery(terms, language, '', 'names'),
  (terms, language) => termsQuery(terms, language, 'AB', 'kin'),
];
/** The distance between two tests; within it, the name of the whole article or group decides. */
const testWeight = 3;
const mostTestRank = testWeight * tests.length + 2;
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
): RankPart[] {
  const words = `words_${language}`;
  const { kindOfTool, tests: passed, wholeName } = wordParts(terms, language, words);
  return [
    { criterion: 'number', points: numberRank(number), most: numberWeight },
    { criterion: 'kindOfTool', points: kindOfTool, most: familyWeights.name },
    { criterion: 'size', points: sizeRank(terms, words), most: 2 * sizeWeight },
    { criterion: 'words', points: passed, most: testWeight * tests.length },
    { criterion: 'wholeName', points: wholeName, most: 2 },
  ];
}

/** The rank of an article by its words: by the first test that they pass, and by the field that names the kind of tool. */
function wordRank(terms: readonly Term[], language: Language, words: string): Sql {
  const { kindOfTool, tests: passed, wholeName } = wordParts(terms, language, words);
  return sum(passed, wholeName, kindOfTool);
}

function wordParts(terms: readonly Term[], language: Language, words: string) {
  // Sizes alone are the name of nothing.
  const sizesOnly = terms.every(({ sizes }) => sizes.length > 0);
  const families = terms.filter(({ isFamily }) => isFamily);
  const when = (query: Sql, rank: number): Sql => {
    const { text, values } = matches(words, query);
    return { text: `when ${text} then ${rank}`, values };
  };
  const ofTests = tests.flatMap((test, index) =>
    sizesOnly && index < 5 ? [] : [when(test(terms, language), testWeight * (tests.length - index))],
  );
  if (families.length === 0)
    return { tests: firstOf(ofTests), wholeName: constant(0), kindOfTool: constant(0) };
  return {
    tests: firstOf(ofTests),
    wholeName: firstOf([
      when(headQuery(families, language, 'itself'), 2),
      when(headQuery(families, language, 'names'), 1),
    ]),
    kindOfTool: firstOf([
      when(termsQuery(families, language, 'AB', 'names'), familyWeights.name),
      when(termsQuery(families, language, 'ABC', 'names'), familyWeights.place),
    ]),
  };
}

function firstOf(cases: readonly Sql[]): Sql {
  const { text, values } = join(cases, ' ', '');
  return { text: `case ${text} else 0 end`, values };
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

function ownSizesQuery(terms: readonly Term[]): Sql | null {
  const sized = sizedOf(terms);
  return sized.length === 0
    ? null
    : allOf(sized.map(({ sizes }) => sizesQuery(sizes, [namingPrefix, sizePrefix])));
}

/** Of a designation and a number the number names the article: of the collets ER25 the one of 8 mm. */
function namingQuery(terms: readonly Term[]): Sql | null {
  const own = ownSizesQuery(terms);
  if (!own) return null;
  const sized = sizedOf(terms);
  const numbers = sized.filter(({ word }) => /^\d/.test(word));
  const telling = numbers.length > 0 ? numbers : sized;
  return allOf([own, anyOf(telling.map(({ sizes }) => sizesQuery(sizes, [namingPrefix])))]);
}

export const sizesQuery = (sizes: readonly string[], prefixes: readonly string[]): Sql =>
  anyOf(
    sizes.flatMap((size) =>
      prefixes.map((prefix) => ({ text: '?::tsquery', values: [quoted(`${prefix}${size}`)] })),
    ),
  );

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

export const matches = (words: string, { text, values }: Sql): Sql => ({
  text: `${words} @@ (${text})`,
  values,
});

function wholeQuery(terms: readonly Term[], language: Language, fields: Fields, reach: Reach): Sql {
  return allOf(
    terms.map((term) =>
      // A size may stand in the properties: the word decides.
      term.sizes.length > 0
        ? termsQuery([term], language, 'ABC', reach)
        : anyOf(
            alternativesOf(term, reach).map((words) =>
              words.some((word) => isPair(word) || isSizeMark(word))
                ? termsQuery([{ ...term, itself: [words] }], language, fields, 'itself')
                : allOf(words.map((word) => marked(wholePrefix, [stemOf(word, language)], fields))),
            ),
          ),
    ),
  );
}

/** A group may have the typed words as its name. */
function groupQuery(terms: readonly Term[], language: Language): Sql {
  return nameQuery(
    terms.flatMap(({ itself }) => itself[0] ?? []),
    language,
  );
}

const nameQuery = (words: readonly string[], language: Language): Sql =>
  marked(
    groupPrefix,
    apart(words).map((word) => stemOf(word, language)),
    '',
  );

/** A group or the head of a name may be called as a term is. */
const headQuery = (families: readonly Term[], language: Language, reach: Reach): Sql =>
  allOf(
    families.map((term) => anyOf(alternativesOf(term, reach).map((words) => nameQuery(words, language)))),
  );
