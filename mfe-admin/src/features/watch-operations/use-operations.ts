import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import { useApiQuery } from '@werkbank/kit/api';
import { useQuery } from '@tanstack/react-query';

const lookEveryMs = 10_000;

/** How the services do, asked again while the page is open. */
export const useOperations = () => useApiQuery('getOperations', {}, { refetchInterval: lookEveryMs });

/** What waits for a decision, asked again while the page is open. */
export const useDeadLetters = () => useApiQuery('listDeadLetters', {}, { refetchInterval: lookEveryMs });

export type ServedRemote = Pick<RegisteredRemote, 'name' | 'version' | 'releases'>;

/** The remotes as the gateway serves them to whoever looks. */
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
