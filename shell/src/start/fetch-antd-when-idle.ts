import type { Readable, SessionState } from '@werkbank/contracts/shell-api';

/** What a browser tells about its connection, where it does. */
interface ConnectionOf {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Fetches what working pages stand on once somebody has logged in and the browser has nothing else to do, so that the
 * first of them opens at once. A visitor never needs it, and who saves data fetches it with the first page that does.
 */
export function fetchAntdWhenIdle(
  session: Readable<SessionState>,
  fetchAntd: () => Promise<unknown>,
  browser: object = navigator,
): void {
  const { connection }: ConnectionOf = browser;
  if (connection?.saveData) return;
  let asked = false;
  const look = () => {
    if (asked || session.getState().status !== 'signedIn') return;
    asked = true;
    // Where it fails, the first page that needs it asks again and says so.
    whenIdle(() => void fetchAntd().catch(() => undefined));
  };
  look();
  session.subscribe(look);
}

/** Safari has no idle callback: there it is a while after the page was drawn. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 2000);
}
