import type { Settings } from 'meilisearch';
import { languages } from '@werkbank/contracts/localization';

const filtered = (attributePatterns: string[], comparison: boolean) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison } },
});

/** The attributes that an index compares and sorts by. An index with other settings is built again when the service starts. */
export const filterableAttributes = [
  filtered([...languages, 'beginnings', 'numbers', 'groupId', 'categoryIds'], false),
  filtered(['properties', 'properties.*'], true),
];

export const meilisearchSettings: Settings = {
  // Searches are filters on lexemes, so no text is indexed.
  searchableAttributes: [],
  filterableAttributes,
  sortableAttributes: ['properties', 'properties.*', 'standing', 'position'],
  displayedAttributes: ['articleId'],
  rankingRules: ['sort'],
  faceting: { maxValuesPerFacet: 5000 },
  pagination: { maxTotalHits: 1_000_000 },
};
