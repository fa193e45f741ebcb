import type { Language } from '@werkbank/contracts/localization';
import type { Term, UnderstoodQuery } from '../search-index/understand-query.js';
import { isNumber } from '../search-index/words.js';
import { groupJoint, groupPrefix, wholePrefix } from './marks.js';
import { join, type Sql, termsQuery } from './search-sql.js';

/** A text as it is looked for in the words of an article or of its group. */
export interface TextMatch {
  /** The column of an article's words. */
  words: string;
  /** What an article must fit. */
  query: Sql;
  /** Whether an article fits, and how well. */
  where: Sql;
  rank: Sql;
  /** Of a group: whether all of its articles fit, how well they do, and whether none of them can do better. */
  whole: Sql;
  wholeRank: Sql;
  isUniform: Sql;
  /** Of a group: whether any of its articles may fit. */
  possible: Sql;
  /** Whether groups are told apart by their words: sizes and numbers are not among those. */
  isTelling: boolean;
}

/**
 * Whether an article fits what was typed, and how well: by its number, by what its group is called, by whole words of its
 * name, then of its place, then by what the words are a part of or are also called in name, place and properties.
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
      whole: always,
      wholeRank: rank,
      isUniform: always,
      possible: always,
      isTelling: true,
    };
  }
  const [words, common, any] = [`words_${language}`, `common_${language}`, `any_${language}`];
  const all = termsQuery(terms, language, '');
  const query =
    number === null
      ? all
      : { text: `((${all.text}) || ?::tsquery)`, values: [...all.values, `'${number}':*A`] };
  const telling = tellingTerms(terms);
  const isTelling = number === null && telling.length === terms.length;
  const possible = matches(any, termsQuery(telling, language, ''));
  const wholeRank = rankOf(terms, language, common);
  // Nothing is known of where sizes and numbers stand.
  const bestRank = telling.length === 0 ? { text: '6', values: [] } : rankOf(telling, language, any);
  return {
    words,
    query,
    where: matches(words, query),
    rank: rankOf(terms, language, words, number),
    whole: matches(common, query),
    wholeRank,
    isUniform: {
      text: `coalesce(${wholeRank.text} >= ${bestRank.text}, false)`,
      values: [...wholeRank.values, ...bestRank.values],
    },
    possible:
      number !== null || telling.length === 0
        ? { text: 'true', values: [] }
        : { text: `coalesce(${possible.text}, true)`, values: possible.values },
    isTelling,
  };
}

/** The first test that words hold counts; a number counts more than any of them. */
function rankOf(
  terms: readonly Term[],
  language: Language,
  words: string,
  number: string | null = null,
): Sql {
  const tests: Sql[] = [
    ...wholeQueries(terms, language).map((asked) => matches(words, asked)),
    ...(['A', 'AB', 'ABC'] as const).map((fields) => matches(words, termsQuery(terms, language, fields))),
  ];
  const ranked = tests.map((test, index) => ({ test, rank: tests.length - index }));
  const byNumber = { text: '? = any(numbers)', values: [number] };
  const cases = join(
    [...(number === null ? [] : [{ test: byNumber, rank: tests.length + 1 }]), ...ranked].map(
      ({ test: { text, values }, rank }) => ({ text: `when ${text} then ${rank}`, values }),
    ),
    ' ',
    '',
  );
  return { text: `case ${cases.text} else 0 end`, values: cases.values };
}

/** What remains of terms without sizes and numbers, which groups are not asked for. */
function tellingTerms(terms: readonly Term[]): Term[] {
  const withoutDigits = (alternatives: Term['alternatives']) =>
    alternatives.map((words) => words.filter((word) => !/\d/.test(word)));
  return terms.flatMap((term) => {
    const alternatives = withoutDigits(term.alternatives);
    if (alternatives.some((words) => words.length === 0)) return [];
    return [{ ...term, itself: withoutDigits(term.itself), alternatives }];
  });
}

const matches = (words: string, { text, values }: Sql): Sql => ({ text: `${words} @@ (${text})`, values });

/** The best first: the group's name, whole words of the name, whole words of name and place. */
function wholeQueries(terms: readonly Term[], language: Language): Sql[] {
  // Sizes alone are the name of nothing.
  if (terms.every(({ word }) => isNumber(word))) return [];
  return [
    groupQuery(terms, language),
    ...(['A', 'AB'] as const).map((fields) => wholeQuery(terms, language, fields)),
  ];
}

function wholeQuery(terms: readonly Term[], language: Language, fields: 'A' | 'AB'): Sql {
  return allOf(
    terms.map((term) =>
      // A size may stand in the properties: the word decides.
      isNumber(term.word)
        ? termsQuery([term], language, 'ABC')
        : anyOf(
            term.itself.map((words) =>
              allOf(words.map((word) => marked(wholePrefix, [stemOf(word, language)], fields))),
            ),
          ),
    ),
  );
}

/** Each way in which the words can be meant is a name that a group may have. */
function groupQuery(terms: readonly Term[], language: Language): Sql {
  const words = terms.flatMap(({ itself }) => itself[0] ?? []);
  return marked(
    groupPrefix,
    words.map((word) => stemOf(word, language)),
    '',
  );
}

/** A tsquery for one marked lexeme; what it is made of is computed by the dictionary that the index was made with. */
function marked(prefix: string, stems: readonly Sql[], fields: string): Sql {
  const lexeme = join(stems, ` || '${groupJoint}' || `, `''`);
  return {
    text: `('''${prefix}' || ${lexeme.text} || '''${fields === '' ? '' : `:${fields}`}')::tsquery`,
    values: lexeme.values,
  };
}

function stemOf(word: string, language: Language): Sql {
  if (!/^[a-z]{2,}$/.test(word)) return { text: '?::text', values: [word] };
  const dictionary = language === 'de' ? 'german_stem' : 'english_stem';
  return { text: `coalesce((ts_lexize('${dictionary}', ?))[1], ?)`, values: [word, word] };
}

const allOf = (parts: readonly Sql[]): Sql => wrapped(join(parts, ' && ', `''::tsquery`));
const anyOf = (parts: readonly Sql[]): Sql => wrapped(join(parts, ' || ', `''::tsquery`));
const wrapped = ({ text, values }: Sql): Sql => ({ text: `(${text})`, values });
