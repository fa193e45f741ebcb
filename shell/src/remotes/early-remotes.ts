/** Requested by the very first script, so the list is there when the shell starts. */
export const earlyRemotes: Promise<unknown> = fetchRemotes();

/** The current list of remotes; a new version of a remote goes live by a change of it. */
export async function fetchRemotes(): Promise<unknown> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  return response.json();
}

// The shell handles a failure later; until then it must not count as unhandled.
earlyRemotes.catch(() => undefined);
