/** Asked for by the very first script, so that the list is there when the shell is. */
export const earlyRemotes: Promise<unknown> = fetchRemotes();

/** The list of remotes as it is now; a new version of a remote goes live by changing it. */
export async function fetchRemotes(): Promise<unknown> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  return response.json();
}

// Whoever waits for it handles a failure; until then it is not an unhandled one.
earlyRemotes.catch(() => undefined);
