import { allOf, anyOf, type Condition, type Fields, lexeme } from './condition.js';
import { joint, wholePrefix } from './marks.js';
import { alternativesOf, isSizeMark, type Reach, type Term } from './query-term.js';
import { isPair } from './vocabulary.js';
import { isNumber } from './words.js';

/** The stem of a word in the dictionary of a language; null without one: a stop word. */
export type StemOf = (word: string) => string | null;

/** Words that the dictionaries know. Numbers and designations are their own stems. */
export const isPlain = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/** Asks for all terms within some fields. */
export function termsCondition(
  terms: readonly Term[],
  stemOf: StemOf,
  fields: Fields,
  reach: Reach,
): Condition {
  return allOf(
    terms.map((term) =>
      anyOf(
        alternativesOf(term, reach).map((words) =>
          allOf(words.map((word) => wordCondition(word, stemOf, fields))),
        ),
      ),
    ),
  );
}

/** Shortest beginning of a word that is searched. */
const shortestBeginning = 3;

function wordCondition(word: string, stemOf: StemOf, fields: Fields): Condition {
  if (isSizeMark(word)) return lexeme(word);
  if (isPair(word)) return marked(wholePrefix, word.split(joint), stemOf, fields);
  const isWhole = word.length < shortestBeginning || isNumber(word) || word.includes('/');
  const exact = lexeme(word, fields, !isWhole);
  const stem = isPlain(word) ? stemOf(word) : null;
  return stem === null ? exact : anyOf([exact, lexeme(stem, fields)]);
}

/** Asks for one marked lexeme. */
export const marked = (prefix: string, words: readonly string[], stemOf: StemOf, fields: Fields): Condition =>
  lexeme(`${prefix}${words.map((word) => stemOf(word) ?? word).join(joint)}`, fields);
