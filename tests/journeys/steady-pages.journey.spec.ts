import type { Browser } from 'playwright-core';
import { beginVisit, openBrowser } from './browser/visit.ts';
import { visitor } from '../instance/running-instance.ts';

/** Not noticeable, with a margin for a busy machine; the search once had 0.27. */
const mostShift = 0.05;

/** Cumulative layout shift without shifts after user input. */
const watchShifts = `globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

describe.each([600, 1280])('pages that open at %i px', (width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('do not shift while they load', async () => {
    const { articles, categories } = await visitor()('searchArticles', { query: { lng: 'de', q: 'bohrer' } });
    const paths = [
      '/',
      '/search?q=bohrer',
      `/category/${categories[0]?.categoryId}`,
      `/article/${articles[0]?.articleId}`,
    ];
    const shifts: Record<string, number> = {};
    for (const path of paths) {
      const { context, page } = await beginVisit(browser, { width });
      await context.addInitScript(watchShifts);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      shifts[path] = await page.evaluate<number>('globalThis.shifts');
      await context.close();
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > mostShift)).toEqual([]);
    expect(Object.keys(shifts)).toHaveLength(4);
  }, 60_000);
});
