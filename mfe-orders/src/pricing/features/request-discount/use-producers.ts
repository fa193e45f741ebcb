import type { SelectOption } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';

interface Producers {
  options: SelectOption[];
  loading: boolean;
  error: unknown;
  again: () => void;
}

/** Producers that deliver to a country, without the own company. */
export function useProducers(country: string, ownCompanyId: number | undefined): Producers {
  const own = useApiQuery(
    'getProducerCompany',
    { params: { companyId: ownCompanyId ?? 0 } },
    { enabled: ownCompanyId !== undefined },
  );
  const { data, isPending, error, refetch } = useApiQuery('listProducersForCountry', {
    params: { countryCode: country },
  });
  const others = (data ?? []).filter(({ id }) => id !== own.data?.producerId);
  return {
    options: others.map(({ id, algoliaId }) => ({ value: String(id), label: algoliaId })),
    loading: isPending,
    error: data ? null : error,
    again: () => void refetch(),
  };
}
