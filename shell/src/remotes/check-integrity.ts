import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';

declare global {
  /** What a file of a remote must hash to. Asked by the shell for a container, and by each remote's own build for the rest. */
  var integrityOf: ((address: string) => string) | undefined;
}

const known: Record<string, string> = {};

/** From now on the browser refuses files of these remotes that are not what was released. */
export function checkIntegrity(remotes: readonly RegisteredRemote[]): void {
  for (const remote of remotes) Object.assign(known, remote.integrity);
}

/** Before a retry: whatever came of a remote so far may be what was refused, and whoever kept it would keep it for a year. */
export async function fetchAnew({ integrity = {} }: RegisteredRemote): Promise<void> {
  const came = Object.keys(integrity).filter(
    (path) => performance.getEntriesByName(new URL(path, location.href).href).length > 0,
  );
  await Promise.allSettled(came.map((path) => fetch(path, { cache: 'reload' })));
}

const integrityOf = (address: string): string => known[new URL(address, location.href).pathname] ?? '';
globalThis.integrityOf = integrityOf;

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrityOf(url);
      return script;
    },
  },
]);
