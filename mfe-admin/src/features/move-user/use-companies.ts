import { useApiQuery } from '@werkbank/kit/api';

export interface CompanyChoice {
  readonly id: number;
  readonly name: string;
  /** Where it is, or whose company it is: two may have one name. */
  readonly note: string;
}

/** More than these nobody reads; a longer search narrows them. */
const most = 8;

/** Customers and companies of producers whose name fits; undefined while they are looked for. */
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
