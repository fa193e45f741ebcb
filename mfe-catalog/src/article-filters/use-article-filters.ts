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
  /** What a call for articles takes. */
  readonly query: { q: string; page: number; filters: string; sort: string };
  readonly toggleValue: (key: string, value: string, chosen: boolean) => void;
  readonly setRange: (key: string, range: FilterRange | undefined) => void;
  /** `instead` of those of now, which going back must not lead to again. */
  readonly setFilters: (filters: Filters, instead?: boolean) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  /** Where the list stands, for its pages. */
  readonly list: Pick<ListState, 'page' | 'setPage'>;
  readonly setText: (text: string) => void;
  readonly removeText: () => void;
  readonly removeCategory: () => void;
  /** Text and filters at once. */
  readonly removeAll: () => void;
  readonly isExpanded: (key: string) => boolean;
  readonly setExpanded: (key: string, expanded: boolean) => void;
}

/** What narrows a list of articles. All of it stands in the address: `q`, `category`, `filters`, `page`, `sort`. */
export function useArticleFilters(): Narrowing {
  const list = useListState();
  const [, setParams] = useSearchParams();
  return useMemo(() => {
    const filters = parseFilters(list.filter('filters', listLimits.articleFilters));
    const text = list.filter('q').trim();
    const expanded = list.filter('expanded-filters', listLimits.articleFilters).split(',').filter(Boolean);
    // Each step is one to go back from: Back after a filter takes the filter away, not the search.
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

/** Takes out of the address what an answer does not offer. `facets` only of an answer to exactly this choice. */
export function useOfferedOnly(narrowing: Narrowing, facets: readonly Facet[] | undefined): void {
  useEffect(() => {
    if (!facets) return;
    const offered = offeredFilters(narrowing.filters, facets);
    if (formatFilters(offered) !== formatFilters(narrowing.filters)) narrowing.setFilters(offered, true);
  }, [facets, narrowing]);
}
