import { type Language, languages } from '@werkbank/contracts/localization';
import type { ReadStems } from './document-lexemes.js';
import type { GroupsNow } from './groups/sources.js';
import type { SearchHits, SearchQuery } from './search-index.js';
import { allowedErrors } from './spelling.js';
import type { StemOf } from './term-conditions.js';
import { type Term, understandQuery, type UnderstoodQuery } from './understand-query.js';
import { tradeVocabulary, type Vocabulary } from './vocabulary.js';
import { isNumber, wordsOf } from './words.js';

export type Found = Omit<SearchHits, 'understood' | 'foundBy'>;

/** An engine searches for a query that was understood. */
export interface SearchEngine {
  find(query: SearchQuery, understood: UnderstoodQuery): Promise<Found>;
  /** True with at least one hit. */
  finds(query: SearchQuery, understood: UnderstoodQuery): Promise<boolean>;
}

/** The words, and the groups that have them. */
export interface KnownWords {
  readStems: ReadStems;
  stemsOf(language: Language, terms: readonly Term[]): Promise<StemOf>;
  readGroups(): Promise<GroupsNow>;
  /** For words of no article: the words that were likely meant. */
  likelyMeant(
    words: readonly string[],
    language: Language,
    vocabulary: Vocabulary,
    /** With more errors than usual. */
    isLastTry: boolean,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

interface Reading {
  asked: SearchQuery;
  understood: UnderstoodQuery;
}

/**
 * Searches in both languages; then with likely spellings; then for the families of unknown compounds; then with as many parts
 * of the query as an article has; at last for the beginning of a number, and with more typing errors.
 */
export async function answerQuery(
  engine: SearchEngine,
  known: KnownWords,
  query: SearchQuery,
  vocabulary: Vocabulary = tradeVocabulary,
): Promise<SearchHits> {
  const readings = [query.language, ...languages.filter((language) => language !== query.language)].map(
    (language): Reading => ({
      asked: { ...query, language },
      understood: understandQuery(query.text, language, vocabulary),
    }),
  );
  const [first] = readings;
  if (!first) throw new Error('there is a language to search in');
  const answerOf = async ({ asked, understood }: Reading): Promise<SearchHits> => ({
    ...(await engine.find(asked, understood)),
    understood: understood.parts,
    foundBy: { language: asked.language, understood },
  });

  let nothing: SearchHits | undefined;
  for (const reading of readings) {
    const hits = await answerOf(reading);
    if (hits.total > 0 || reading.understood.terms.length === 0) return hits;
    nothing ??= hits;
  }
  const corrected: Reading[] = [];
  for (const reading of readings) {
    const meant = await correct(known, reading, vocabulary);
    if (meant === undefined) continue;
    corrected.push(meant);
    const hits = await answerOf(meant);
    if (hits.total > 0) return hits;
  }
  const broader = readings.map(broadened);
  for (const reading of broader) {
    if (reading.understood.terms.every((term) => term.broader.length === 0)) continue;
    const hits = await answerOf(reading);
    if (hits.total > 0) return hits;
  }
  const isNarrowed = Object.keys(query.filters).length > 0;
  if (!isNarrowed) {
    for (const reading of [...corrected, ...broader]) {
      const less = await withLess(engine, reading);
      if (less) return answerOf(less);
    }
    for (const reading of readings) {
      for (const last of [withShorterNumber(reading), await correct(known, reading, vocabulary, true)]) {
        const hits = last && (await answerOf(last));
        if (hits && hits.total > 0) return hits;
      }
    }
  }
  return nothing ?? answerOf(first);
}

/** Takes an unknown compound for the family in which it ends. */
const broadened = ({ asked, understood }: Reading): Reading => ({
  asked,
  understood: {
    ...understood,
    terms: understood.terms.map((term) => ({ ...term, kin: [...term.kin, ...term.broader] })),
  },
});

/** Takes unknown words for the likeliest known ones; undefined without such. */
async function correct(
  known: KnownWords,
  { asked, understood }: Reading,
  vocabulary: Vocabulary,
  isLastTry = false,
): Promise<Reading | undefined> {
  const unknown = understood.terms.filter(
    ({ word, sizes }) =>
      sizes.length === 0 && !isNumber(word) && !word.includes(' ') && allowedErrors(word) > 0,
  );
  if (unknown.length === 0) return undefined;
  const meant = await known.likelyMeant(
    unknown.map(({ word }) => word),
    asked.language,
    vocabulary,
    isLastTry,
  );
  if (meant.size === 0) return undefined;
  const likeliest = new Map(
    [...meant].flatMap(([typed, words]) => (words[0] === undefined ? [] : [[typed, words[0]] as const])),
  );
  const read = understandQuery(asked.text, asked.language, vocabulary, likeliest);
  const others = new Map([...meant].map(([, [first = '', ...rest]]) => [first, rest]));
  const terms = read.terms.map((term): Term => {
    const alike = others.get(term.word) ?? [];
    return { ...term, itself: [...term.itself, ...alike.map((word) => [word])], broader: [] };
  });
  const parts = read.parts.map((part) => {
    const words = wordsOf(part.typed).map((word) => likeliest.get(word) ?? word);
    return words.join() === wordsOf(part.typed).join() ? part : { ...part, meant: words.join(' ') };
  });
  return { asked, understood: { terms, parts, number: null } };
}

/**
 * The same with as many parts of the query as have hits: the kind of tool before sizes and standards, these before other words.
 * Undefined without hits.
 */
async function withLess(engine: SearchEngine, { asked, understood }: Reading): Promise<Reading | undefined> {
  const only = (parts: readonly number[]): Reading => ({
    asked,
    understood: {
      number: null,
      terms: understood.terms.filter(({ part }) => parts.includes(part)),
      parts: understood.parts.map((part, index) =>
        parts.includes(index) || part.kind === 'amount' || part.isSilent
          ? part
          : { ...part, isLeftOut: true },
      ),
    },
  });
  const all = [...new Set(understood.terms.map(({ part }) => part))];
  if (all.length < 2) return undefined;
  const weightOf = (part: number): number =>
    Math.max(...understood.terms.filter((term) => term.part === part).map(weightOfTerm));
  let kept: readonly number[] = [];
  for (const part of all.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const tried = [...kept, part];
    if (await engine.finds(asked, only(tried).understood)) kept = tried;
  }
  return kept.length === 0 ? undefined : only(kept);
}

/** The last letters of a number may be wrong, or those of another shop. */
const withShorterNumber = ({ asked, understood }: Reading): Reading | undefined =>
  understood.number !== null && understood.number.length >= shortestNumber + lastLetters
    ? { asked, understood: { ...understood, number: understood.number.slice(0, -lastLetters) } }
    : undefined;
const lastLetters = 2;
const shortestNumber = 5;

/** The loss of meaning if a term is dropped. */
const weightOfTerm = ({ word, isFamily, sizes, names }: Term): number =>
  isFamily ? 4 : sizes.length > 0 || /^(?:din|iso|en|vdi) \d/.test(word) ? 3 : names.length > 0 ? 2 : 1;
