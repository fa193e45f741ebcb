import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import { useApiQuery } from '@werkbank/kit/api';
import { useQuery } from '@tanstack/react-query';

const lookEveryMs = 10_000;

/** The state of all services, polled while the page is open. */
export const useOperations = () => useApiQuery('getOperations', {}, { refetchInterval: lookEveryMs });

/** Dead letters that wait for a decision, polled while the page is open. */
export const useDeadLetters = () => useApiQuery('listDeadLetters', {}, { refetchInterval: lookEveryMs });

export type ServedRemote = Pick<RegisteredRemote, 'name' | 'version' | 'releases'>;

/** The remotes in the releases that the gateway serves to this viewer. */
export function useRemotes() {
  return useQuery<ServedRemote[], Error>({
    queryKey: ['remotes.json'],
    queryFn: async ({ signal }) => {
      const answer = await fetch('/remotes.json', { signal, cache: 'no-cache' });
      if (!answer.ok) throw new Error(`The gateway answers ${answer.status}`);
      const remotes = (await answer.json()) as RegisteredRemote[];
      return remotes.map(({ name, version, releases }) => ({ name, version, releases }));
    },
  });
}
