import type { CallRequest } from '@werkbank/contracts/calls';
import { languages } from '@werkbank/contracts/localization';
import { askedPage, knownChoice, type ListState } from '@werkbank/kit/list-state';

export const filtersOfSynonyms = (list: ListState) => ({
  search: list.filter('search'),
  language: knownChoice(list.filter('language'), languages),
});

/** The request for the page of synonyms in the address. */
export const askedSynonyms = (list: ListState): CallRequest<'listSynonyms'> => ({
  query: { ...askedPage(list), ...filtersOfSynonyms(list) },
});
