import { useApiQuery } from '@werkbank/kit/api';

export interface CompanyChoice {
  readonly id: number;
  readonly name: string;
  /** Its place or its owner, to distinguish companies with the same name. */
  readonly note: string;
}

/** Longer lists are hard to read; a longer search narrows them. */
const most = 8;

/** Customers and producers' companies that match a name; undefined while loading. */
export function useCompanies(search: string): readonly CompanyChoice[] | undefined {
  const customers = useApiQuery('listCustomers', { query: { search } }, { keepPrevious: true });
  const producers = useApiQuery('listProducers', { query: { search } }, { keepPrevious: true });
  if (!customers.data || !producers.data) return undefined;
  return [
    ...customers.data.companies.map(({ id, name, city }) => ({ id, name, note: city ?? '' })),
    ...producers.data.producers.flatMap(({ algoliaId, companies }) =>
      companies.map(({ id, name }) => ({ id, name, note: algoliaId })),
    ),
  ].slice(0, most);
}
