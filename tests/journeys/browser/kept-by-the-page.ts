import type { BrowserContext, Cookie, Page } from 'playwright-core';

/** Everything that a script of the page can read of what is kept beyond the page: storages, databases and cookies. */
export function readableByScripts(page: Page): Promise<string> {
  return page.evaluate<string>(everything);
}

const everything = `(async () => {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name, version }) => new Promise((done, failed) => {
    const opening = indexedDB.open(name, version);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = async () => {
      const stores = [...opening.result.objectStoreNames];
      const contents = await Promise.all(stores.map((store) => new Promise((read) => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => read(reading.result);
      })));
      opening.result.close();
      done({ name, contents });
    };
  })));
  const caches = await Promise.all((await self.caches.keys()).map(async (name) =>
    (await (await self.caches.open(name)).keys()).map(({ url }) => url)));
  return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie,
    name: window.name, history: history.state, databases, caches });
})()`;

/** A cookie as the browser keeps it, with what scripts are not told. */
export async function cookieOf(context: BrowserContext, name: string): Promise<Cookie | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** The cookie by which the tabs of a browser share who is logged in and the preferences. */
export const stateCookie = 'werkbank-state';

/** That cookie, and what stands in it. */
export async function sharedStateOf(
  context: BrowserContext,
): Promise<{ cookie: Cookie | undefined; state: Record<string, unknown> | undefined }> {
  const cookie = await cookieOf(context, stateCookie);
  const state = cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown>);
  return { cookie, state };
}

/** Comes back to a tab that was left: what the browser tells it then. A browser without a screen never leaves one. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(`void window.dispatchEvent(new Event('focus'))`);
}
