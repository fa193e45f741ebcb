import type { Language } from '@werkbank/contracts/localization';
import { numberForm } from '@werkbank/contracts/text';
import { QueryCursor } from './read-query/query-cursor.js';
import { readQuery } from './read-query/read-query.js';
import type { QueryPart, Term } from './query-term.js';
import { tradeVocabulary, type Vocabulary } from './vocabulary.js';
import { isNumber, type PlacedWord, placedWords, wordsOf } from './words.js';

export type { QueryPart, Term } from './query-term.js';

export interface UnderstoodQuery {
  terms: readonly Term[];
  parts: readonly QueryPart[];
  /** The whole text as an article number, if it can be one. */
  number: string | null;
}

const numberLabels =
  /^\s*(?:(?:ean|gtin)(?:[\s-]*(?:code|13))?|(?:art(?:ikel)?|best(?:ell)?|item|article|part|order|material|sku|mat|typ)?[\s.-]*(?:nr|nummer|no|number|sku|code)?)[.:#\s-]+(?=.*\d)/i;

const mostWords = 20;

export function understandQuery(
  typed: string,
  language: Language,
  vocabulary: Vocabulary = tradeVocabulary,
  meant: ReadonlyMap<string, string> = new Map(),
): UnderstoodQuery {
  const text = readableText(typed);
  const words = placedWords(text)
    .slice(0, mostWords)
    .flatMap((placed) => parted(placed, vocabulary, language))
    .map((placed) => ({ ...placed, word: meant.get(placed.word) ?? placed.word }));
  const { terms, parts: typedParts } = readQuery(new QueryCursor(text, words, language, vocabulary));
  const said = new Set(terms.map(({ part }) => part));
  const parts = typedParts.map(
    (part, index): QueryPart =>
      said.has(index) || part.kind === 'amount' ? part : { ...part, isSilent: true },
  );
  return { terms, parts, number: labelledNumber(text) };
}

/** The form of a number as the index has it: `Art.-Nr. 338-0680` is 3380680. */
export const searchedNumber = (typed: string): string =>
  labelledNumber(readableText(typed)) ?? numberForm(typed);

const labelledNumber = (text: string): string | null => numberIn(text.replace(numberLabels, ''));

/** bohrer10, 10mmbohrer: a name written together with its size. */
function parted(placed: PlacedWord, vocabulary: Vocabulary, language: Language): PlacedWord[] {
  const [, name = '', behind] = /^([a-z]{4,})(\d.*)$/.exec(placed.word) ?? [];
  if (behind !== undefined && vocabulary.nameAt([name], 0, language))
    return [name, ...wordsOf(behind)].map((word) => ({ ...placed, word }));
  const [, before = '', named] = /^(\d+(?:\.\d+)?(?:mm|er)?)([a-z]{4,})$/.exec(placed.word) ?? [];
  if (named !== undefined && vocabulary.nameAt([named], 0, language))
    return [...wordsOf(before), named].map((word) => ({ ...placed, word }));
  return [placed];
}

/** A query in which the places of parts are counted. */
const readableText = (typed: string): string =>
  typed
    .slice(0, 1000)
    .normalize('NFKC')
    .replace(/(\d)\s*[×*]\s*(?=\d)/g, '$1×');

/** Replaces or removes a part of the query. */
export function withInstead(typed: string, { from, to }: QueryPart, instead: string): string {
  const text = readableText(typed);
  return `${text.slice(0, from)}${instead}${text.slice(to)}`.replace(/\s+/g, ' ').trim();
}

/** At least four letters and digits, one of them a digit; a size such as 6,8 is none. */
function numberIn(text: string): string | null {
  const joined = numberForm(text);
  return joined.length >= 4 && joined.length <= 40 && /\d/.test(joined) && !isNumber(wordsOf(text).join(' '))
    ? joined
    : /^\d{4,}$/.test(joined) && /^\s*\d+(?:[\s-]\d+)*\s*$/.test(text)
      ? joined
      : null;
}
