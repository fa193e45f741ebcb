import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Cached answers of calls, which a change of the same tab may update at once. */
export interface AnswerCache {
  /** The present answer of a call, word for word. */
  set<N extends RouteName>(name: N, request: CallRequest<N>, answer: CallAnswer<N>): void;
  /** Changes every answer of a call, whatever it was asked with. */
  change<N extends RouteName>(
    name: N,
    to: (answer: CallAnswer<N>, request: CallRequest<N>) => CallAnswer<N>,
  ): void;
  answersOf<N extends RouteName>(name: N): readonly CallAnswer<N>[];
  /** Has calls read again, those on the screen now and the others when they are looked at. */
  readAgain(names: readonly RouteName[]): Promise<void>;
}

/** Cached answers of `useApiQuery`, by name and request. */
export function answerCache(queries: QueryClient): AnswerCache {
  const kept = <N extends RouteName>(name: N) => queries.getQueriesData<CallAnswer<N>>({ queryKey: [name] });
  return {
    set: (name, request, answer) => void queries.setQueryData([name, request], answer),
    change: <N extends RouteName>(
      name: N,
      to: (answer: CallAnswer<N>, request: CallRequest<N>) => CallAnswer<N>,
    ) => {
      for (const [key, answer] of kept(name)) {
        if (answer !== undefined) queries.setQueryData(key, to(answer, key[1] as CallRequest<N>));
      }
    },
    answersOf: (name) => kept(name).flatMap(([, answer]) => (answer === undefined ? [] : [answer])),
    readAgain: async (names) => {
      await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
  };
}

/** For requests outside of `useApiMutation`, such as uploads. */
export function useAnswerCache(): AnswerCache {
  const queries = useQueryClient();
  return useMemo(() => answerCache(queries), [queries]);
}
