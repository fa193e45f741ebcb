import { alternativesOf, isSizeMark, type Reach, type Term } from '../search-index/query-term.js';
import { isPair } from '../search-index/vocabulary.js';
import { isNumber } from '../search-index/words.js';
import { joint, quoted, wholePrefix } from './marks.js';
import { isPlain, type StemOf } from './stems.js';

/** A query as PostgreSQL writes it (tsquery); empty without a condition. */
export type TextQuery = string;

/** Fields in which words may stand: name, place, properties, description. */
export type Fields = '' | 'A' | 'AB' | 'ABC' | 'B' | 'C' | 'D';

export const allOf = (queries: readonly TextQuery[]): TextQuery => joined(queries, ' & ');
export const anyOf = (queries: readonly TextQuery[]): TextQuery => joined(queries, ' | ');

function joined(queries: readonly TextQuery[], operator: string): TextQuery {
  const asked = queries.filter((query) => query !== '');
  return asked.length > 1 ? `(${asked.join(operator)})` : (asked[0] ?? '');
}

/** Asks for all terms within some fields. */
export function termsQuery(terms: readonly Term[], stemOf: StemOf, fields: Fields, reach: Reach): TextQuery {
  return allOf(
    terms.map((term) =>
      anyOf(
        alternativesOf(term, reach).map((words) =>
          allOf(words.map((word) => wordQuery(word, stemOf, fields))),
        ),
      ),
    ),
  );
}

/** Of a word that is not typed to its end. */
const shortestBeginning = 3;

function wordQuery(word: string, stemOf: StemOf, fields: Fields): TextQuery {
  if (isSizeMark(word)) return quoted(word);
  if (isPair(word)) return marked(wholePrefix, word.split(joint), stemOf, fields);
  const isWhole = word.length < shortestBeginning || isNumber(word) || word.includes('/');
  const exact = within(word, isWhole ? fields : `*${fields}`);
  const stem = isPlain(word) ? stemOf(word) : null;
  return stem === null ? exact : anyOf([exact, within(stem, fields)]);
}

/** Asks for one marked lexeme. */
export function marked(prefix: string, words: readonly string[], stemOf: StemOf, fields: Fields): TextQuery {
  return within(`${prefix}${words.map((word) => stemOf(word) ?? word).join(joint)}`, fields);
}

const within = (lexeme: string, fields: string): TextQuery =>
  fields === '' ? quoted(lexeme) : `${quoted(lexeme)}:${fields}`;
