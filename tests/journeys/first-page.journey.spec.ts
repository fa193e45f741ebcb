import type { Browser } from 'playwright-core';
import { beginVisit, openBrowser } from './browser/visit.ts';
import { runningInstance, visitor } from '../instance/running-instance.ts';

/** The call of the left column, which is embedded in every page. */
const top = '/api/articles/top-level-categories';

const addUpShifts = `window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Positions of title, first list and first table in whole pixels. */
const placesIn = (frame: string) => `[...document.querySelectorAll(
    '${frame} main :is(h1, table, ul)',
  )].slice(0, 3).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
  })`;

interface Asked {
  calls: string[];
  errors: string[];
}

describe("a visitor's first page", () => {
  let browser: Browser;
  /** Each page with its embedded call. */
  let pages: [path: string, came: string][];
  beforeAll(async () => {
    browser = await openBrowser();
    const { articles, categories } = await visitor()('searchArticles', { query: { lng: 'de', q: 'bohrer' } });
    const group = categories[0]?.categoryId;
    const article = articles[0]?.articleId;
    pages = [
      ['/', top],
      ['/search?q=bohrer', '/api/articles/search'],
      [`/category/${group}`, `/api/articles/categories/${group}`],
      [`/category/${group}?sort=-price&lng=en`, `/api/articles/categories/${group}`],
      [`/article/${article}`, `/api/articles/${article}`],
    ];
  });
  afterAll(() => browser.close());

  const open = async (path: string): Promise<Asked & { lang: string; title: string }> => {
    const { context, page } = await beginVisit(browser, { width: 1280 });
    const asked: Asked = { calls: [], errors: [] };
    page.on('request', (request) => {
      asked.calls.push(new URL(request.url()).pathname);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') asked.errors.push(message.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lang = await page.evaluate<string>('document.documentElement.lang');
    const title = await page.title();
    await context.close();
    return { ...asked, lang, title };
  };

  it('repeats no embedded call and logs no error', async () => {
    for (const [path, came] of pages) {
      // Warms the cache: the first rendering may exceed its timeout.
      await fetch(new URL(path, runningInstance().address), { headers: { accept: 'text/html' } });
      const { calls, errors } = await open(path);
      const again = calls.filter((call) => call === came || call === top);
      expect({ path, again, errors }).toEqual({ path, again: [], errors: [] });
    }
  }, 120_000);

  it('is visible before a script runs, without layout shifts when the scripts take over', async () => {
    for (const [path] of pages) {
      const answer = await fetch(new URL(path, runningInstance().address), {
        headers: { accept: 'text/html' },
      });
      const html = await answer.text();
      expect({ path, h1: /id="drawn".*<h1/.test(html), styled: / style="/.test(html) }).toEqual({
        path,
        h1: true,
        styled: false,
      });
      const { context, page } = await beginVisit(browser, { width: 1280 });
      await page.addInitScript(addUpShifts);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('#drawn').waitFor({ state: 'detached' });
      expect(await page.locator('h1').count()).toBe(1);
      // One per cent of the window moved by its full height.
      expect({ path, shifts: (await page.evaluate<number>('window.shifts')) < 0.02 }).toEqual({
        path,
        shifts: true,
      });
      await context.close();
    }
  }, 120_000);

  /** Opens a page whose scripts are held back until released. */
  const openHeld = async (path: string, width: number) => {
    const { context, page } = await beginVisit(browser, { width, beforeScripts: true });
    let letScriptsGo = () => {};
    const scripts = new Promise<void>((resolve) => (letScriptsGo = resolve));
    await page.route('**/js/bootstrap.*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#drawn h1').waitFor();
    return { context, page, letScriptsGo };
  };

  it.each([600, 960, 1280, 1920])(
    'renders at the same place on server and client, %s pixels wide',
    async (width) => {
      for (const [path] of pages) {
        const { context, page, letScriptsGo } = await openHeld(path, width);
        await page.evaluate('document.fonts.ready');
        const drawn = await page.evaluate(placesIn('#drawn'));
        letScriptsGo();
        await page.locator('#drawn').waitFor({ state: 'detached' });
        expect({ path, places: await page.evaluate(placesIn('#root')) }).toEqual({ path, places: drawn });
        await context.close();
      }
    },
    120_000,
  );

  it('keeps text typed before the scripts ran', async () => {
    const { context, page, letScriptsGo } = await openHeld('/search?q=bohrer', 1280);
    await page.locator('#drawn main input[type=checkbox]').first().check();
    await page.locator('#drawn header [name=q]').fill('reibahle');
    letScriptsGo();
    await page.locator('#drawn').waitFor({ state: 'detached' });
    expect(await page.locator('#root main input[type=checkbox]').first().isChecked()).toBe(true);
    const kept = page.locator('#root header [name=q]');
    expect(await kept.inputValue()).toBe('reibahle');
    const focused = `document.activeElement === document.querySelector('#root header [name=q]')`;
    expect(await page.evaluate<boolean>(focused)).toBe(true);
    await context.close();
  }, 60_000);

  it('has the language of its address, and a title before a script runs', async () => {
    const { lang, title } = await open('/?lng=en');
    expect([lang, title]).toEqual(['en', 'Tools for industry – Werkbank']);
    const html = await (
      await fetch(new URL('/?lng=en', runningInstance().address), { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Tools for industry – Werkbank</title>');
  }, 60_000);

  it('offers links and search without JavaScript', async () => {
    const [, , [group]] = pages as [unknown, unknown, [string]];
    await fetch(new URL(group, runningInstance().address), { headers: { accept: 'text/html' } });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const at = (path: string) => new URL(path, runningInstance().address).href;
    await page.goto(at(`${group}?lng=en`));
    await page.reload();
    await page.locator('noscript p').waitFor();
    await page.locator('main table a').first().click();
    await page.waitForURL(/\/article\/.*lng=en/);
    await page.reload();
    await page.locator('h1').waitFor();
    await page.locator('[name=q]').first().fill('drill');
    await page.locator('[name=q]').first().press('Enter');
    await page.waitForURL(/\/search\?lng=en&q=drill/);
    expect(await page.locator('h1').textContent()).toContain('drill');
    await context.close();
  }, 60_000);

  it('answers 404 with a message for an unknown article', async () => {
    const { context, page } = await beginVisit(browser, { width: 1280 });
    const answer = await page.goto('/article/nobody-sells-this');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  }, 60_000);
});
