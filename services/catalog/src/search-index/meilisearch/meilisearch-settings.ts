import type { Settings } from 'meilisearch';
import type { Language } from '@werkbank/contracts/limits';
import { synonymSets } from '../synonyms.js';

/**
 * Where words are looked for, the most telling first: what the group is called, whole words of name and place, and only
 * then what is a part of them. An index with others is built anew when the service starts.
 */
export const searchableAttributes = [
  'numbers',
  'numberWords',
  'group',
  'name',
  'place',
  'parts',
  'values',
  'description',
] as const;

/** How one language's index compares and ranks. Sorting comes first so that a chosen order is never diluted. */
export function meilisearchSettings(language: Language): Settings {
  return {
    searchableAttributes: [...searchableAttributes],
    filterableAttributes: ['groupId', 'categoryIds', 'properties'],
    sortableAttributes: ['properties'],
    displayedAttributes: ['articleId'],
    rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'exactness', 'position:asc'],
    synonyms: synonyms(language),
    typoTolerance: { enabled: true, disableOnAttributes: ['numbers'], disableOnNumbers: true },
    // Decimals were brought to one form before: 6.8 must stay one word.
    nonSeparatorTokens: ['.'],
    // What is not ranked by is not indexed: how near words stand, and searching among the values of filters.
    proximityPrecision: 'byAttribute',
    facetSearch: false,
    faceting: { maxValuesPerFacet: 5000 },
    pagination: { maxTotalHits: 1_000_000 },
  };
}

function synonyms(language: Language): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const set of synonymSets[language]) {
    const names = set.map((words) => words.join(' '));
    for (const name of names)
      result[name] = [...(result[name] ?? []), ...names.filter((other) => other !== name)];
  }
  return result;
}
