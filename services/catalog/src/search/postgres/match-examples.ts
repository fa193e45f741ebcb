import { understandQuery } from '../search-index/understand-query.js';
import { type TextMatch, textMatch } from './text-match.js';

/** Texts by which statements are checked: none, words, words with a size, a size alone, and a number. */
export const matchedTexts = ['', 'zapfen senker', 'bohrer 10', '10', 'AB-1234'];
export const matchExamples: readonly TextMatch[] = matchedTexts.map((text) =>
  textMatch(understandQuery(text, 'de'), 'de', (word) => word),
);
