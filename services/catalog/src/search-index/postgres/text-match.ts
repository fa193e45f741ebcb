import type { Language } from '@werkbank/contracts/limits';
import type { Term, UnderstoodQuery } from '../understand-query.js';
import { isNumber } from '../words.js';
import { groupJoint, groupPrefix, wholePrefix } from './marks.js';
import { join, type Sql, termsQuery } from './search-sql.js';

/**
 * Whether an article fits what was typed, and how well: by its number, by what its group is called, by whole words of its
 * name, then of its place, then by what the words are a part of or are also called in name, place and properties.
 */
export function textMatch(query: UnderstoodQuery, language: Language): { where: Sql; rank: Sql } {
  if (query.terms.length === 0)
    return { where: { text: 'true', values: [] }, rank: { text: '0', values: [] } };
  const words = `words_${language}`;
  const { number, terms } = query;
  const all = termsQuery(terms, language, '');
  const where: Sql =
    number === null
      ? { text: `${words} @@ (${all.text})`, values: all.values }
      : { text: `${words} @@ ((${all.text}) || ?::tsquery)`, values: [...all.values, `'${number}':*A`] };
  const tests: Sql[] = [
    ...(number === null ? [] : [{ text: '? = any(numbers)', values: [number] }]),
    ...wholeQueries(terms, language).map((asked) => matches(words, asked)),
    ...(['A', 'AB', 'ABC'] as const).map((fields) => matches(words, termsQuery(terms, language, fields))),
  ];
  const cases = join(
    tests.map(({ text, values }, index) => ({
      text: `when ${text} then ${tests.length - index}`,
      values,
    })),
    ' ',
    '',
  );
  return { where, rank: { text: `case ${cases.text} else 0 end`, values: cases.values } };
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
