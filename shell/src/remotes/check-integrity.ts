import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';

declare global {
  /** Hash of a remote's file. The shell calls it for containers, each remote's own build for its other files. */
  var integrityOf: ((address: string) => string) | undefined;
}

const known: Record<string, string> = {};

/** From now on the browser refuses changed files of these remotes. */
export function checkIntegrity(remotes: readonly RegisteredRemote[]): void {
  for (const remote of remotes) Object.assign(known, remote.integrity);
}

/** Reloads a remote's files before a retry: a refused file may be in the browser's cache, for a year. */
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
