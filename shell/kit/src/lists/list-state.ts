import { listLimits } from '@werkbank/contracts/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseSort, type Sort, sortText } from '../table/columns';

export interface ListState {
  readonly page: number;
  /** Chosen rows per page, at most what a service allows; undefined without a choice. */
  readonly pageSize: number | undefined;
  readonly sort: Sort | undefined;
  /** The value of a filter in the address, cut to the length that a service takes; empty without one. */
  filter(name: string, maxLength?: number): string;
  /** `instead` of the page of now, which going back must not lead to again. */
  setPage(page: number, instead?: boolean): void;
  readonly setPageSize: (size: number) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  /**
   * Sets filters, an empty value removes one. The page goes back to the first. By default the new state replaces the history
   * entry; with `instead` false, Back undoes each step.
   */
  setFilters(change: Readonly<Record<string, string>>, instead?: boolean): void;
  clear(): void;
}

/** Search, filters, sorting and page of a list live in the address: it can be shared, and back goes back. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (values: Readonly<Record<string, string>>, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace },
      );
    const page = Number(params.get('page') ?? '1');
    const pageSize = Number(params.get('pageSize') ?? '0');
    return {
      page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, listLimits.page) : 1,
      pageSize:
        Number.isSafeInteger(pageSize) && pageSize >= 1 ? Math.min(pageSize, listLimits.pageSize) : undefined,
      sort: parseSort(params.get('sort') ?? ''),
      filter: (name, maxLength = listLimits.search) => (params.get(name) ?? '').slice(0, maxLength),
      setPage: (next, instead = false) => change({ page: next === 1 ? '' : String(next) }, instead),
      setPageSize: (size) => change({ pageSize: String(size), page: '' }, true),
      setSort: (sort) => change({ sort: sortText(sort), page: '' }, true),
      setFilters: (values, instead = true) => change({ ...values, page: '' }, instead),
      clear: () => setParams(new URLSearchParams()),
    };
  }, [params, setParams]);
}

/** The page of a request. */
export function askedPage({ page, pageSize }: Pick<ListState, 'page' | 'pageSize'>) {
  return pageSize === undefined ? { page } : { page, pageSize };
}

/** The sorting in the address, if the service knows it. Unknown values are ignored, so that every link opens. */
export function validSort<S extends string>(sort: Sort | undefined, sorts: readonly S[]): { sort?: S } {
  const asked = sortText(sort);
  const known = sorts.find((one) => one === asked);
  return known === undefined ? {} : { sort: known };
}

/** The value if it is offered, else none. */
export function knownChoice<V extends string>(text: string, choices: readonly V[]): V | '' {
  return choices.find((one) => one === text) ?? '';
}

/** The offered ones among the values in the address. */
export function knownChoices<V extends string>(text: string, choices: readonly V[]): V[] {
  const asked = text.split(',');
  return choices.filter((one) => asked.includes(one));
}
