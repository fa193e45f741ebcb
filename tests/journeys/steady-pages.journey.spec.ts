import type { Browser } from 'playwright-core';
import { beginVisit, openBrowser } from './browser/visit.ts';
import { visitor } from '../instance/running-instance.ts';

/** Nobody notices as much, and it leaves room for a machine that is busy; the search had 0.27. */
const mostShift = 0.05;

/** What moves under somebody's eyes without her doing: the sum that browsers call cumulative layout shift. */
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

  it('stay where they are while they are filled', async () => {
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
