import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { isApiError } from '@werkbank/kit/api-error';
import { useNotify } from '@werkbank/kit/host';
import { type ApiMutationOptions, useApiMutation, useErrorMessage } from '@werkbank/kit/api';
import { useRef } from 'react';
import { orderReads } from './order-reads';

interface OrderCommandOptions<N extends RouteName> {
  success: string | ((answer: CallAnswer<N>) => string);
  /** Shows at once what the command has answered. */
  local: NonNullable<ApiMutationOptions<N>['local']>;
  /** Calls whose answers are no longer true afterwards. */
  changes?: readonly RouteName[];
  /** The order has changed since it was shown; it is being read again. */
  onConflict?: (message: string) => void;
  /** Takes failures that are no conflicts, to show them where the person is as well. */
  onRefused?: (message: string) => void;
}

export interface OrderCommand<N extends RouteName> {
  /** Answers whether it worked; what went wrong was shown. A second call while one runs does nothing. */
  run: (request: CallRequest<N>) => Promise<boolean>;
  /** Rejects with what went wrong after it was shown. */
  send: (request: CallRequest<N>) => Promise<CallAnswer<N>>;
  busy: boolean;
}

/**
 * Changes an order: sent once, shown at once, then read again in the background; also after a change by another person came
 * first.
 */
export function useOrderCommand<N extends RouteName>(
  name: N,
  { success, local, changes = orderReads, onConflict, onRefused }: OrderCommandOptions<N>,
): OrderCommand<N> {
  const cache = useAnswerCache();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const command = useApiMutation(name, {
    success,
    changes,
    silent: true,
    local,
  });
  // The second click of a double click comes before React has drawn the first one's `busy`.
  const running = useRef(false);

  const fail = async (error: unknown) => {
    const message = messageOf(error);
    if (isApiError(error) && error.status === 401) return;
    notify('error', message);
    if (isApiError(error) && (error.status === 409 || error.status === 404)) {
      onConflict?.(message);
      await cache.readAgain(changes);
      return;
    }
    onRefused?.(message);
  };
  const send = async (request: CallRequest<N>) => {
    try {
      return await command.mutateAsync(request);
    } catch (error) {
      await fail(error);
      throw error;
    }
  };
  return {
    busy: command.isPending,
    send,
    run: async (request) => {
      if (running.current) return false;
      running.current = true;
      try {
        await send(request);
        return true;
      } catch {
        return false;
      } finally {
        running.current = false;
      }
    },
  };
}
