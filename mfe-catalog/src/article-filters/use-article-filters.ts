import type { Facet } from '@werkbank/contracts/entities';
import { type FilterRange, type Filters, formatFilters, parseFilters } from '@werkbank/contracts/filters';
import { listLimits } from '@werkbank/contracts/limits';
import { type Sort, sortText } from '@werkbank/kit/columns';
import { type ListState, useListState } from '@werkbank/kit/list-state';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { offeredFilters } from './offered-filters';

export interface Narrowing {
  readonly text: string;
  readonly category: string;
  readonly filters: Filters;
  readonly sort: Sort | undefined;
  /** The query of a call that lists articles. */
  readonly query: { q: string; page: number; filters: string; sort: string };
  readonly toggleValue: (key: string, value: string, chosen: boolean) => void;
  readonly setRange: (key: string, range: FilterRange | undefined) => void;
  /** `instead`: replaces the history entry, so Back skips it. */
  readonly setFilters: (filters: Filters, instead?: boolean) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  /** The list's page, for its pager. */
  readonly list: Pick<ListState, 'page' | 'setPage'>;
  readonly setText: (text: string) => void;
  readonly removeText: () => void;
  readonly removeCategory: () => void;
  /** Text and filters at once. */
  readonly removeAll: () => void;
  readonly isExpanded: (key: string) => boolean;
  readonly setExpanded: (key: string, expanded: boolean) => void;
}

/**
 * Text, category, filters, page and sort of an article list. The address holds all of them: `q`,
 * `category`, `filters`, `page`, `sort`.
 */
export function useArticleFilters(): Narrowing {
  const list = useListState();
  const [, setParams] = useSearchParams();
  return useMemo(() => {
    const filters = parseFilters(list.filter('filters', listLimits.articleFilters));
    const text = list.filter('q').trim();
    const expanded = list.filter('expanded-filters', listLimits.articleFilters).split(',').filter(Boolean);
    // Each filter is a history entry: Back removes the last filter and stays in the search.
    const setFilters = (next: Filters, instead = false) =>
      list.setFilters({ filters: formatFilters(next) }, instead);
    return {
      text,
      category: list.filter('category'),
      filters,
      sort: list.sort,
      query: { q: text, page: list.page, filters: formatFilters(filters), sort: sortText(list.sort) },
      toggleValue(key, value, chosen) {
        const choice = filters[key];
        const others = choice && 'values' in choice ? choice.values.filter((one) => one !== value) : [];
        setFilters({ ...filters, [key]: { values: chosen ? [...others, value] : others } });
      },
      setRange(key, range) {
        const { [key]: _, ...others } = filters;
        setFilters(range ? { ...others, [key]: { range } } : others);
      },
      setFilters,
      setSort: (sort) => list.setSort(sort),
      list,
      setText: (next) => list.setFilters({ q: next }, false),
      removeText: () => list.setFilters({ q: '' }, false),
      removeCategory: () => list.setFilters({ category: '' }, false),
      removeAll: () => list.setFilters({ q: '', filters: '' }, false),
      isExpanded: (key) => expanded.includes(key),
      setExpanded: (key, open) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            const keys = open ? [...expanded, key] : expanded.filter((one) => one !== key);
            if (keys.length === 0) after.delete('expanded-filters');
            else after.set('expanded-filters', keys.join(','));
            return after;
          },
          { replace: true },
        ),
    };
  }, [list, setParams]);
}

/**
 * Removes filters from the address that the answer does not offer. `facets` must belong to the answer for
 * exactly these filters.
 */
export function useOfferedOnly(narrowing: Narrowing, facets: readonly Facet[] | undefined): void {
  useEffect(() => {
    if (!facets) return;
    const offered = offeredFilters(narrowing.filters, facets);
    if (formatFilters(offered) !== formatFilters(narrowing.filters)) narrowing.setFilters(offered, true);
  }, [facets, narrowing]);
}
