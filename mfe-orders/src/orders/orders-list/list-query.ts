import type { CallRequest } from '@werkbank/contracts/calls';
import { type Status, statuses } from '@werkbank/contracts/delivery';
import { listLimits } from '@werkbank/contracts/limits';
import { askedPage, type ListState } from '@werkbank/kit/list-state';
import { type Sort, sortText } from '@werkbank/kit/columns';

type Query = CallRequest<'listSalesOrders'>['query'];

/** Typed filters, and filters chosen by name. */
const typed = ['orderNumber', 'articleNumber'] as const;
const named = ['customerName', 'producerNames'] as const;
const filters = [...typed, ...named] as const;
export type TypedFilter = (typeof typed)[number];
export type NameFilter = (typeof named)[number];
export type OrderFilter = (typeof filters)[number];

export const isTyped = (name: OrderFilter): name is TypedFilter => typed.some((one) => one === name);

/** Names of all filters in the address. */
export const filterNames = ['statuses', ...filters] as const;

const sorts = ['-createdOn', 'createdOn', '-id', 'id', '-taxBase', 'taxBase', 'status'] as const;

/** The query of a list by the address. Values that the service does not know are left out, so that a shared link opens. */
export function listQuery(list: Pick<ListState, 'page' | 'pageSize' | 'sort' | 'filter'>): Query {
  const asked = sortText(list.sort);
  const sort = sorts.find((known) => known === asked);
  const chosen = chosenStatuses(list.filter('statuses'));
  return {
    ...askedPage(list),
    ...(sort === undefined ? {} : { sort }),
    ...(chosen.length > 0 ? { statuses: chosen.join(',') } : {}),
    ...Object.fromEntries(
      filters
        .map((name) => [name, list.filter(name, listLimits.orderFilters[name]).trim()])
        .filter(([, text]) => text !== ''),
    ),
  };
}

export function chosenStatuses(text: string): Status[] {
  const wanted = text.split(',');
  return statuses.filter((status) => wanted.includes(status));
}

/** Statuses as they stand in the address; all of them narrow nothing, like none. */
export function statusesText(chosen: readonly Status[]): string {
  return chosen.length === statuses.length ? '' : statuses.filter((one) => chosen.includes(one)).join(',');
}

/** Statuses sort in one direction only. */
export function allowedSort(sort: Sort | undefined): Sort | undefined {
  return sort?.key === 'status' && sort.descending ? undefined : sort;
}
