import type { OwnArticleFilter } from '@werkbank/contracts/entities';
import { knownChoice, knownChoices, type ListState } from '@werkbank/kit/list-state';

export const gaps: readonly OwnArticleFilter['lacks'][number][] = [
  'place',
  'price',
  'stock',
  'picture',
  'language',
];
/** Names of the filters in the address. */
export const filterNames = ['search', 'category', 'sale', 'lacks'] as const;

/** The filter in the address, without unknown values. */
export function ownFilter(list: ListState): OwnArticleFilter {
  const category = list.filter('category', 120);
  return {
    search: list.filter('search'),
    ...(/^[A-Za-z0-9._-]+$/.test(category) && { categoryId: category }),
    sale: knownChoice(list.filter('sale'), ['on', 'off']),
    lacks: knownChoices(list.filter('lacks'), gaps),
  };
}

/** The part of an address by which another page has the same filter and company. */
export function filterSearch(list: ListState): string {
  const set = ['company', ...filterNames]
    .map((name) => [name, list.filter(name)])
    .filter(([, value]) => value);
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

/** The filter as a call takes it. */
export function askedFilter(list: ListState) {
  const { lacks, ...filter } = ownFilter(list);
  return { ...filter, lacks: lacks.join(',') };
}
