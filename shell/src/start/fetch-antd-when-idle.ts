import type { Readable, SessionState } from '@werkbank/contracts/shell-api';

/** The browser's connection data, if supported. */
interface ConnectionOf {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Fetches the parts of working pages after a login when the browser is idle, so the first of them opens at once.
 * Visitors never need them, and users who save data fetch them with the first page that does.
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
    // After a failure, the first page that needs them loads again and reports errors.
    whenIdle(() => void fetchAntd().catch(() => undefined));
  };
  look();
  session.subscribe(look);
}

/** Safari has no idle callback: there it runs a while after the page was drawn. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 2000);
}
