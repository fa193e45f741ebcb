import type { RegisteredRemote, StartRemote } from '@werkbank/contracts/shell-api';

/** Exports of a remote, checked: somebody else built it, at another time. */
export function remoteModule(loaded: unknown, name: string): { start: StartRemote } {
  if (
    typeof loaded === 'object' &&
    loaded !== null &&
    'start' in loaded &&
    typeof loaded.start === 'function'
  ) {
    return { start: loaded.start as StartRemote };
  }
  throw new Error(`The remote ${name} exposes no start`);
}

/** The answer of `/remotes.json`; an entry that is not usable is left out, so that it cannot take the others down. */
export function registeredRemotes(answer: unknown): RegisteredRemote[] {
  return Array.isArray(answer) ? answer.filter(isRegistered) : [];
}

function isRegistered(entry: unknown): entry is RegisteredRemote {
  if (typeof entry !== 'object' || entry === null) return false;
  const remote = entry as Record<string, unknown>;
  return (
    typeof remote['name'] === 'string' &&
    typeof remote['entry'] === 'string' &&
    Array.isArray(remote['routes']) &&
    Array.isArray(remote['menu']) &&
    Array.isArray(remote['slots'])
  );
}
