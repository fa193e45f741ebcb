import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { useHost } from '@werkbank/kit/host';
import { useLocation, useSearchParams } from 'react-router';
import { retryDelay, shouldRetry } from './retry';

type SalesOrder = CallAnswer<'getSalesOrder'>;

export interface AwaitedOrder {
  readonly order: SalesOrder | undefined;
  /** Accepted a moment ago and on its way: it fills itself. */
  readonly passedOn: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** An order from the buyer's side; one that was submitted just now is waited for. */
export function useSalesOrder(orderId: number): AwaitedOrder {
  const { api } = useHost();
  const justSubmitted = useJustSubmitted();
  const { data, error, failureReason, refetch } = useQuery<SalesOrder, Error>({
    queryKey: ['getSalesOrder', { params: { orderId } }],
    queryFn: ({ signal }) => api('getSalesOrder', { params: { orderId } }, { signal }),
    retry: (failures, reason) => shouldRetry(failures, reason, justSubmitted),
    retryDelay,
  });
  return {
    order: data,
    // The order does not exist yet, or services/orders is down. Either way it was accepted, and is still being requested.
    passedOn: justSubmitted && data === undefined && error === null && failureReason !== null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** True by the address or the navigation state of the confirmation page. */
function useJustSubmitted(): boolean {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const handedOver =
    typeof state === 'object' && state !== null && 'submitted' in state && state.submitted === true;
  return handedOver || search.get('submitted') === '1';
}
