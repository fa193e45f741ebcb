import { z } from 'zod';
import { changedSynonym, missedSearches, synonym, synonymData, synonyms } from '../entities/search-word.js';
import { done, language, pageOf, searchText, text, textId } from '../entities/values.js';
import { listLimits, pageSizes, searchLogLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const synonymParams = z.object({ synonymId: textId });
const search = searchText(listLimits.search);
/** Empty: all languages. */
const ofLanguage = language.or(z.literal('')).default('');
const notKept = ['SYNONYM_WITHOUT_WORD', 'SYNONYM_OF_ITSELF', 'SYNONYM_TWICE', 'SYNONYM_EXISTS'] as const;

export const searchWordCalls = {
  listMissedSearches: {
    summary: 'What people searched for and did not find, the most frequent first; without persons',
    query: z.object({
      ...pageOf(pageSizes.administration),
      search,
      language: ofLanguage,
      /** The hidden ones in place of the others. */
      hidden: z.literal('true').optional(),
    }),
    answer: missedSearches,
    refusals: [],
  },
  hideMissedSearch: {
    summary: 'Hide a search without a hit from the list, or show it again',
    body: z.object({ text: text(searchLogLimits.text), language, isHidden: z.boolean() }),
    answer: done,
    refusals: ['MISSED_SEARCH_NOT_FOUND'],
  },
  listSynonyms: {
    summary: "The shop's own words and what they mean to the search",
    query: z.object({ ...pageOf(pageSizes.administration), search, language: ofLanguage }),
    answer: synonyms,
    refusals: [],
  },
  createSynonym: {
    summary: 'Teach the search a word',
    body: synonymData,
    answer: synonym,
    refusals: [...notKept, 'SYNONYMS_FULL'],
  },
  updateSynonym: {
    summary: 'Change a word that the search knows, or what it means',
    params: synonymParams,
    body: changedSynonym,
    answer: synonym,
    refusals: [...notKept, 'SYNONYM_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteSynonym: {
    summary: 'Let the search forget a word',
    params: synonymParams,
    answer: done,
    refusals: ['SYNONYM_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
