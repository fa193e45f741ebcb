import type { Settings } from 'meilisearch';
import type { Language } from '@werkbank/contracts/localization';
import { tradeVocabulary, type Vocabulary } from '../search-index/vocabulary.js';

/**
 * Where words are looked for, the most telling first: what the group is called, whole words of name and place, and only
 * then what is a part of them and what else the trade calls it. To the server a synonym is worth as much as the word itself;
 * it receives only those of several words, which cannot stand in a document beside its own. An index with others is built
 * again when the service starts.
 */
export const searchableAttributes = [
  'numbers',
  'numberWords',
  'group',
  'name',
  'place',
  'parts',
  'otherWords',
  'values',
  'description',
] as const;

/** Sorting comes first so that a chosen order is never diluted. An index with other rules is built again too. */
export const rankingRules = [
  'sort',
  'words',
  'typo',
  'attributeRank',
  'exactness',
  'standing:desc',
  'position:asc',
] as const;

/** How the index of a language compares and ranks. */
export function meilisearchSettings(language: Language): Settings {
  return {
    searchableAttributes: [...searchableAttributes],
    filterableAttributes: ['groupId', 'categoryIds', 'properties'],
    sortableAttributes: ['properties', 'position'],
    displayedAttributes: ['articleId'],
    rankingRules: [...rankingRules],
    synonyms: synonymsOf(tradeVocabulary, language),
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

/** Documents have the trade's other names of one word; they have none of a shop's, which may change at any time. */
export function synonymsOf(vocabulary: Vocabulary, language: Language): Record<string, string[]> {
  const result = namesOfSeveralWords(language);
  for (const [name, others] of vocabulary.addedNames(language))
    result[name] = [...new Set([...(result[name] ?? []), ...others])];
  return result;
}

function namesOfSeveralWords(language: Language): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const set of tradeVocabulary.namesOfConcepts(language)) {
    for (const name of set) {
      const others = set.filter((other) => other !== name && (name.length > 1 || other.length > 1));
      if (others.length === 0) continue;
      const key = name.join(' ');
      result[key] = [...(result[key] ?? []), ...others.map((words) => words.join(' '))];
    }
  }
  return result;
}
