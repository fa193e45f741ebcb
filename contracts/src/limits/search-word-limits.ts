import { listLimits } from './list-limits.js';

/** The shop's own words for the search. */
export const synonymLimits = {
  /** Characters of one word, and words that it has when it is a name of several. */
  word: 60,
  wordsOfName: 6,
  meanings: 20,
  synonyms: 1_000,
} as const;

/** Limits of the counts of searches. */
export const searchLogLimits = {
  days: 90,
  text: listLimits.search,
  /** Texts without a hit that one day has at most. */
  textsOfDay: 1_000,
} as const;
