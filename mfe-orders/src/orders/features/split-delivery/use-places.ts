import { useQuery } from '@tanstack/react-query';
import type { Delivery, DispatchLocation } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useApiQuery } from '@werkbank/kit/api';
import { placesInSameArea } from './split-draft';

/** Possible dispatch locations of a part: the company's in the same customs area. Undefined while they load. */
export function usePlaces(delivery: Delivery): {
  places: DispatchLocation[] | undefined;
  error: Error | null;
  retry: () => void;
} {
  const host = useHost();
  const places = useApiQuery(
    'listProducerDispatchLocations',
    { params: { companyId: delivery.producerCompanyId } },
    { staleTime: 60_000 },
  );
  const configuration = useQuery({
    queryKey: ['getConfiguration'],
    queryFn: () => host.configuration(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { country } = delivery.dispatchLocation;
  return {
    places:
      places.data && configuration.data
        ? placesInSameArea(places.data, country, configuration.data.customsFreeAreas)
        : undefined,
    error: places.error ?? configuration.error,
    retry: () => {
      void places.refetch();
      void configuration.refetch();
    },
  };
}
