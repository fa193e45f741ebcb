import type { Browser, Locator, Request } from 'playwright-core';
import { comeBackTo, cookieOf } from './browser/kept-by-the-page.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, eventually, signIn, visitor } from '../instance/running-instance.ts';
import { fillInLogin } from './steps/log-in.ts';
import { confirmCookies, prefer } from './steps/prefer.ts';
import { basketLink, search } from './steps/shop.ts';

/** Cached data and stored preferences of the shell, and their refresh. */
describe('the shell remembers', () => {
  let browser: Browser;
  let visit: Visit;
  let person: OwnPerson | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
    await visit.page.goto('/');
    await confirmCookies(visit);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const scrollTop = () => visit.page.evaluate<number>('Math.round(scrollY)');

  it('loads help and configuration once per visit', async () => {
    const { page } = visit;
    const asked = callsOf(visit);
    await page.reload();
    await search(visit, 'spiralbohrer');
    await prefer(visit, 'currency', 'CHF');
    await seen(page.getByRole('table'), 'CHF').waitFor();
    await prefer(visit, 'currency', 'EUR');
    await seen(page.getByRole('table'), '€').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Werkbank' }).click();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const once = (path: string) => asked().filter((call) => call === `GET ${path}`).length;
    expect([once('/api/sidebar-panel'), once('/api/configuration')]).toEqual([1, 1]);
  });

  it('reloads prices, articles and basket for another currency or country and keeps the scroll position', async () => {
    const { page, words } = visit;
    const table = await search(visit, 'spiralbohrer');
    const refreshed = page.waitForResponse(/\/api\/basket\/refresh/);
    await table
      .getByRole('button', { name: words('articles:add.addOf', { article: '' }).trim() })
      .first()
      .click();
    await basketLink(visit, 1).getByText('€').waitFor();
    await refreshed;
    await page.evaluate('scrollTo(0, 600)');
    const asked = callsOf(visit);
    await prefer(visit, 'currency', 'CHF');
    await seen(table, 'CHF').waitFor();
    await basketLink(visit, 1).getByText('CHF').waitFor();
    expect(await page.getByRole('main').getByText('€').count()).toBe(0);
    await prefer(visit, 'country', 'CH');
    await eventually(
      async () => asked(),
      (calls) => calls.filter((call) => /search.*country=CH&currency=CHF/.test(call)).length === 1,
    );
    expect(asked().filter((call) => /search.*currency=EUR/.test(call))).toEqual([]);
    expect(asked().filter((call) => call === 'POST /api/basket/refresh')).toHaveLength(2);
    expect(await scrollTop()).toBe(600);
  });

  it('keeps language, country and currency in a cookie of version 4, applied by other tabs on focus', async () => {
    const { page, context } = visit;
    const other = await secondTab(visit);
    await other.page.goto('/search?q=spiralbohrer');
    const prices = other.page.getByRole('table');
    await seen(prices, 'CHF').waitFor();
    await prefer(visit, 'currency', 'EUR');
    const kept = await eventually(
      async () => cookieOf(context, 'werkbank-state'),
      (cookie) => decodeURIComponent(cookie?.value ?? '').includes('EUR'),
    );
    const { version, timestamp, shared } = JSON.parse(decodeURIComponent(kept?.value ?? '')) as SharedCookie;
    expect([version, kept?.sameSite, shared.user]).toEqual([4, 'Lax', null]);
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(60_000);
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(365 * 24);
    expect(await prices.getByText('€').count()).toBe(0);
    await comeBackTo(other.page);
    await seen(prices, '€').waitFor();
    await other.page.close();
    await comeBackTo(page);
  });

  it('starts with defaults and a log entry if the cookie is broken or of an older version', async () => {
    const { context } = visit;
    for (const value of ['nonsense', encodeURIComponent('{"version":3,"shared":{}}')]) {
      const { page } = await secondTab(visit);
      await context.addCookies([
        { name: 'werkbank-state', value, url: new URL(visit.page.url()).origin, sameSite: 'Lax' },
      ]);
      await page.goto('/');
      const shown = page.getByRole('banner').getByText('Deutschland · EUR · DE');
      await shown.waitFor();
      expect(await shown.count()).toBe(1);
      await page.close();
    }
  });

  it('restores the scroll position of a long list, even with late rows', async () => {
    const { page } = visit;
    await search(visit, 'spiralbohrer');
    await page.evaluate('scrollTo(0, 1500)');
    const row = page.getByRole('table').getByRole('link').nth(40);
    await row.scrollIntoViewIfNeeded();
    const left = await scrollTop();
    await row.click();
    await page.waitForURL('**/article/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scrollTop()).toBe(0);
    await page.goBack();
    await eventually(scrollTop, (top) => top === left);
    await page.goForward();
    await page.waitForURL('**/article/**');
    // After a reload the article's page has no cached rows.
    await page.reload();
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/articles/search?*', async (route) => {
      await late;
      await route.continue();
    });
    await page.goBack();
    await page.waitForURL('**/search?**');
    await page.getByRole('contentinfo').waitFor();
    expect(await scrollTop()).toBeLessThan(left);
    release();
    await eventually(scrollTop, (top) => top === left);
    await page.unroute('**/api/articles/search?*');
  });

  it('begins at the top of a page that is opened by address, after another page in the same tab', async () => {
    const { page } = visit;
    await page.goto('/search?q=bohrer');
    await page.getByRole('table').waitFor();
    await page.evaluate('scrollTo(0, 900)');
    await page.reload();
    await eventually(scrollTop, (top) => top === 900);
    await page.goto('/search?q=gewindebohrer');
    await page.getByRole('table').waitFor();
    expect(await scrollTop()).toBe(0);
  });

  it('reloads all data with the token after a login', async () => {
    const { page, words } = visit;
    // A separate user, because the visitor's preferences and basket become the user's.
    person = await ownPerson('mara');
    const table = await search(visit, 'spiralbohrer');
    await table.getByRole('row').first().waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:user.logIn') })
      .click();
    const [login, searched, refreshed] = [
      page.waitForResponse('**/api/authentication/login'),
      page.waitForRequest(isSearch),
      page.waitForRequest('**/api/basket/refresh'),
    ];
    await fillInLogin(visit, person.account);
    for (const request of await Promise.all([searched, refreshed])) {
      expect((await request.allHeaders())['authorization']).toMatch(/^Bearer /);
    }
    expect(new URL(page.url()).pathname).toBe('/search');
    // Large answers are compressed; the answer with the token never is.
    const rows = await (await searched).response();
    expect(await rows?.headerValue('content-encoding')).toBe('br');
    expect(await (await login).headerValue('content-encoding')).toBeNull();
  });

  it('formats numbers by the configuration after the next page load', async () => {
    const admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    const { optimisticLockKey: _, ...before } = await visitor()('getConfiguration', {});
    const { localeConfig } = before;
    const changed = { ...localeConfig, en: { ...localeConfig.en, groupSeparator: '’' } };
    const reader = await beginVisit(browser, { language: 'en' });
    const { page } = reader;
    await page.goto('/search?q=din');
    await confirmCookies(reader);
    await prefer(reader, 'language', 'en');
    const count = page.getByRole('main').getByText(/^\d+\D\d{3} articles$/);
    const counted = async () => {
      await count.waitFor();
      return (await count.innerText()).replace(/^\d+/, '0').replace(/\d/g, '0');
    };
    expect(await counted()).toBe('0\u00a0000 articles');
    try {
      await admin.api('updateConfiguration', { body: { ...before, localeConfig: changed } });
      await page.reload();
      expect(await counted()).toBe('0’000 articles');
    } finally {
      await admin.api('updateConfiguration', { body: before });
    }
    await reader.context.close();
  });

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});

interface SharedCookie {
  readonly version: number;
  readonly timestamp: number;
  readonly shared: { readonly user: unknown };
}

/** The row holds the price twice, for narrow and wide screens; only one is visible. */
const seen = (table: Locator, text: string): Locator =>
  table.getByText(text).filter({ visible: true }).first();

const isSearch = (request: Request): boolean => request.url().includes('/api/articles/search?');

/** Records the page's calls from now on, in the form `GET /api/…`. */
function callsOf({ page }: Visit): () => readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${query}`);
  });
  return () => calls;
}
