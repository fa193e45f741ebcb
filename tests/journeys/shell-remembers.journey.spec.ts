import type { Browser, Locator, Request } from 'playwright-core';
import { comeBackTo, cookieOf } from './browser/kept-by-the-page.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, eventually, signIn, visitor } from '../instance/running-instance.ts';
import { fillInLogin } from './steps/log-in.ts';
import { confirmCookies, prefer } from './steps/prefer.ts';
import { basketLink, search } from './steps/shop.ts';

/** What the shell keeps for its visitors, and what it reads again when something of it changes. */
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

  it('asks for help and configuration once in a visit, whatever is looked at', async () => {
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

  it('reads prices, article and basket again in another currency and country, and stays where it is', async () => {
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

  it('keeps language, country and currency in a cookie of version 4, the same in every tab that is come back to', async () => {
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

  it('starts anew with a cookie that is broken or older, and only notes it', async () => {
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

  it('comes back to the same place of a long list, also when its rows come late', async () => {
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
    // Loaded anew, the article's page has no rows in its memory.
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

  it('begins a page at its top where somebody opens its address, whatever was read in this tab before', async () => {
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

  it('reads everything again for whoever has logged in, with his token', async () => {
    const { page, words } = visit;
    // What the visitor chose and put into the basket becomes the person's; nobody else is to begin with it.
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
    // Many rows come compressed; the answer that carries the token never does.
    const rows = await (await searched).response();
    expect(await rows?.headerValue('content-encoding')).toBe('br');
    expect(await (await login).headerValue('content-encoding')).toBeNull();
  });

  it('writes numbers as the configuration says, with the next page that is loaded', async () => {
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

  it('has gone without trouble behind the screen', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});

interface SharedCookie {
  readonly version: number;
  readonly timestamp: number;
  readonly shared: { readonly user: unknown };
}

/** A narrow screen has the price elsewhere in the row, so that it is there twice and seen once. */
const seen = (table: Locator, text: string): Locator =>
  table.getByText(text).filter({ visible: true }).first();

const isSearch = (request: Request): boolean => request.url().includes('/api/articles/search?');

/** Notes the calls that the page makes from now on, in the form `GET /api/…`. */
function callsOf({ page }: Visit): () => readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${query}`);
  });
  return () => calls;
}
