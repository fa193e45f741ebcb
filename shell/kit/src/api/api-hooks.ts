import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost, useNotify } from '../host/host-context';
import { type AnswerCache, useAnswerCache } from './answer-cache';
import { isApiError } from './api-error';

export interface ApiQueryOptions {
  enabled?: boolean;
  /** Keeps the last answer on the screen while the next page or filter is on its way. */
  keepPrevious?: boolean;
  /** Milliseconds during which an answer is taken as fresh. */
  staleTime?: number;
  refetchInterval?: number | false;
}

/**
 * Reads: the answer of a call, cached and shared by name and request. The page shows failures (`<ErrorState error retry />`),
 * because it knows what is missing.
 */
export function useApiQuery<N extends RouteName>(
  name: N,
  request: CallRequest<N>,
  { enabled = true, keepPrevious = false, staleTime = 0, refetchInterval = false }: ApiQueryOptions = {},
): UseQueryResult<CallAnswer<N>, Error> {
  const { api } = useHost();
  return useQuery<CallAnswer<N>, Error>({
    queryKey: [name, request],
    queryFn: ({ signal }) => api(name, request, { signal }),
    enabled,
    staleTime,
    refetchInterval,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Repeats a call and shows its answer in every place, for a form with an outdated state. */
export function useRefetch<N extends RouteName>(
  name: N,
  request: CallRequest<N>,
): () => Promise<CallAnswer<N>> {
  const { api } = useHost();
  const queries = useQueryClient();
  return () =>
    queries.fetchQuery<CallAnswer<N>, Error>({
      queryKey: [name, request],
      queryFn: ({ signal }) => api(name, request, { signal }),
      staleTime: 0,
    });
}

/** Time in which a page takes a prefetched answer for a fresh one. */
const AHEAD_MS = 10_000;

/** Asks for what the next page will ask for. A failure is that page's to show, which asks again. */
export function usePrefetch(): <N extends RouteName>(name: N, request: CallRequest<N>) => void {
  const { api } = useHost();
  const queries = useQueryClient();
  return (name, request) => {
    const queryKey = [name, request];
    // A page that was open before is shown as it was while it is read again.
    if (queries.getQueryData(queryKey) !== undefined) return;
    queries
      .fetchQuery({ queryKey, queryFn: ({ signal }) => api(name, request, { signal }), retry: false })
      .then(
        (answer) => queries.setQueryData(queryKey, answer, { updatedAt: Date.now() + AHEAD_MS }),
        () => queries.removeQueries({ queryKey, exact: true, type: 'inactive' }),
      );
  };
}

export interface ApiMutationOptions<N extends RouteName> {
  /** Shown when it worked, already translated. */
  success?: string | ((answer: CallAnswer<N>) => string);
  /** Calls whose answers are no longer true afterwards. */
  changes?: readonly RouteName[];
  /**
   * Updates the screen at the moment of success, from the answer and the request. The calls in `changes` are still read
   * again, in the background.
   */
  local?: (cache: AnswerCache, answer: CallAnswer<N>, request: CallRequest<N>) => void;
  /** Leaves failures to the caller: a form shows them at its fields and as a notification. */
  silent?: boolean;
}

/**
 * Writes: runs a call, announces its result, and refetches the changed data. The same request during the first one is a double
 * click: it is sent once, and both get its answer.
 */
export function useApiMutation<N extends RouteName>(
  name: N,
  { success, changes = [], local, silent = false }: ApiMutationOptions<N> = {},
): UseMutationResult<CallAnswer<N>, Error, CallRequest<N>> {
  const { api } = useHost();
  const cache = useAnswerCache();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const underWay = useRef(new Map<string, Promise<CallAnswer<N>>>());
  return useMutation<CallAnswer<N>, Error, CallRequest<N>>({
    mutationFn: (request) => {
      const key = JSON.stringify(request);
      const sent =
        underWay.current.get(key) ?? api(name, request).finally(() => underWay.current.delete(key));
      underWay.current.set(key, sent);
      return sent;
    },
    onSuccess: async (answer, request) => {
      if (success !== undefined) notify('success', typeof success === 'string' ? success : success(answer));
      local?.(cache, answer, request);
      const readAgain = cache.readAgain(changes);
      // Without a local change the screen shows the state before until then.
      if (!local) await readAgain;
    },
    onError: (error) => {
      // A 401 was already answered by the session: it cleared the user and said so.
      if (!silent && !(isApiError(error) && error.status === 401)) notify('error', messageOf(error));
    },
  });
}

/** The server's own words, or a general sentence with the status. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('kit');
  return (error) => {
    if (!isApiError(error)) return t('errors.unexpected');
    if (error.status === 0) return t('errors.unreachable');
    return error.body.message || t('errors.status', { status: error.status });
  };
}
