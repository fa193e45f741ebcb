import { understandQuery } from '../search-index/understand-query.js';
import type { Sources } from '../search-index/groups/sources.js';
import { type TextMatch, textMatch } from './text-match.js';

/** Texts by which statements are checked: none, words, words with a size, a size alone, and a number. */
export const matchedTexts = ['', 'zapfen senker', 'bohrer 10', '10', 'AB-1234'];
export const matchExamples: readonly TextMatch[] = matchedTexts.map((text) =>
  textMatch(understandQuery(text, 'de'), 'de', (word) => word),
);

/** Groups by which statements are checked: that fit as a whole, that do not, and both. */
export function sourceExamples({ condition, ranking }: TextMatch): Sources[] {
  const alike = [{ groupId: 'drills', position: 1, articles: 2, rank: 1 }];
  const mixed = [{ groupIds: ['drills', 'taps'], condition, ranking }];
  return [
    { alike, mixed: [] },
    { alike: [], mixed },
    { alike, mixed },
    {
      alike: [],
      mixed: [{ groupIds: Array.from({ length: 9 }, (_, group) => `${group}`), condition, ranking }],
    },
  ];
}
