import type { Browser, Page } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { keepScreen } from './browser/screens.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { confirmCookies } from './steps/prefer.ts';

/** An article of the demo whose data sheet has six pages, of which its link names 1-3 and 5. */
const article = { id: 'kerbwerk-338-0680-hsse', sheet: /^Spiralbohrer.*\.pdf$/ };

describe('a data sheet within the page', () => {
  const step = inOrder(() => [visitor]);
  let browser: Browser;
  let visitor: Visit;
  const fetched: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await beginVisit(browser);
    visitor.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  });
  afterAll(() => browser.close());

  const fileName = async ({ page }: Visit) => {
    const link = page.getByRole('main').getByRole('link', { name: article.sheet });
    return (await link.innerText()).trim();
  };

  it(
    'is a link first, and nothing that draws it has been loaded',
    step(async () => {
      const { page, words } = visitor;
      await page.goto(`/article/${article.id}`);
      await confirmCookies(visitor);
      const toggle = page.getByRole('button', {
        name: words('kit:pdf.showOf', { name: await fileName(visitor) }),
      });
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
      expect(fetched.filter((path) => /pdf/.test(path))).toEqual([]);
    }),
  );

  it(
    'is opened without a mouse, and shows the pages that its link names',
    step(async () => {
      const { page, words } = visitor;
      const name = await fileName(visitor);
      await page.getByRole('button', { name: words('kit:pdf.showOf', { name }) }).focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('region', { name, exact: true });
      await sheet.getByText(words('kit:pdf.some', { count: 4, pages: '1-3,5', total: 6 })).waitFor();
      expect(await sheet.getByRole('figure').count()).toBe(4);
      for (const number of [1, 2]) {
        const drawn = sheet.getByRole('figure', { name: words('kit:pdf.page', { page: number, total: 6 }) });
        await drawn.scrollIntoViewIfNeeded();
        await drawn.locator('canvas').waitFor();
        await drawn.and(page.locator('[aria-busy=false]')).waitFor();
        expect(await inkOf(page, number)).toBeGreaterThan(500);
      }
      await sheet.getByText('Schnittgeschwindigkeit / Cutting speed').waitFor({ state: 'attached' });
      expect(page.workers()).toHaveLength(1);
      if (!keepsScreens) return;
      for (const width of [600, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await keepScreen(page, `data-sheet-${width}`);
      }
    }),
  );

  it(
    'is closed again, with its worker, and the keyboard is where it was opened',
    step(async () => {
      const { page, words } = visitor;
      const name = await fileName(visitor);
      const sheet = page.getByRole('region', { name, exact: true });
      const ended = new Promise((resolve) => page.workers()[0]?.on('close', resolve));
      await sheet.getByRole('button', { name: words('kit:dialog.close') }).click();
      await sheet.waitFor({ state: 'detached' });
      await ended;
      const toggle = page.getByRole('button', { name: words('kit:pdf.showOf', { name }) });
      await toggle.and(page.locator(':focus')).waitFor();
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    }),
  );

  it(
    'has gone without trouble, under the Content-Security-Policy',
    step(() => {
      expect(visitor.troubles.unexpected).toEqual([]);
      return Promise.resolve();
    }),
  );
});

/** How many dots of a page are dark. */
function inkOf(page: Page, number: number): Promise<number> {
  return page.evaluate<number>(`(() => {
    const canvas = document.querySelectorAll('figure')[${number - 1}].querySelector('canvas');
    const dots = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return dots.filter((value, at) => at % 4 === 0 && value < 128).length;
  })()`);
}
