import type { UseQueryResult } from '@tanstack/react-query';

/**
 * An answer that a form may begin with. A form keeps what it began with, so what an earlier visit has left behind is
 * asked for again before it is shown. Where that fails it is shown nevertheless: its lock key keeps it from bringing
 * anything back.
 */
export function forForm<T>({ data, error, refetch, isFetchedAfterMount }: UseQueryResult<T, Error>) {
  return isFetchedAfterMount ? { data, error, refetch } : { data: undefined, error: null, refetch };
}
