import type { BrowserContext, Cookie, Page } from 'playwright-core';

/** All persistent data that a script of the page can read: storages, databases, caches and cookies. */
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

/** A cookie with its attributes, including HttpOnly ones. */
export async function cookieOf(context: BrowserContext, name: string): Promise<Cookie | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** The cookie by which tabs share the logged-in user and the preferences. */
export const stateCookie = 'werkbank-state';

/** The cookie of the preferences, with its parsed content. */
export async function sharedStateOf(
  context: BrowserContext,
): Promise<{ cookie: Cookie | undefined; state: Record<string, unknown> | undefined }> {
  const cookie = await cookieOf(context, stateCookie);
  const state = cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown>);
  return { cookie, state };
}

/** Returns to a tab. A headless browser sends no focus event, so this dispatches one. */
export async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(`void window.dispatchEvent(new Event('focus'))`);
}
