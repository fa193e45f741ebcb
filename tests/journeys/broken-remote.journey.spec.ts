import type { Browser, Page, Route } from 'playwright-core';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { accountOf } from '../instance/running-instance.ts';
import { swissBuyer } from '../instance/shopping.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';
import { search } from './steps/shop.ts';

type Answer = (route: Route) => Promise<void>;

const rubbish =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });
const onlyFor =
  (file: RegExp, answer: Answer): Answer =>
  (route) =>
    file.test(route.request().url()) ? answer(route) : route.continue();

/** Failures of a remote that another team deploys. */
const breakages: readonly (readonly [string, Answer])[] = [
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['is not there', (route) => route.fulfill({ status: 404, body: '' })],
  ['has a container that is none', onlyFor(/remoteEntry\.js$/, rubbish('<html>It works!</html>'))],
  ['has scripts that are none', onlyFor(/\.js$/, rubbish('}{ this is no script'))],
  ['throws as soon as it runs', onlyFor(/\.js$/, rubbish('throw new Error("planted by a test");'))],
];

/** Counts the loads of a page from now on, because recovery must need none. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

describe('a remote that', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const boundary = ({ page, words }: Visit) =>
    page.getByRole('main').getByRole('heading', { name: words('shell:remote.failed') });
  const retry = ({ page, words }: Visit) =>
    page
      .getByRole('main')
      .getByRole('button', { name: words('kit:states.retry') })
      .click();

  it.each(breakages)('%s affects no other part, and recovers without a reload', async (_, answer) => {
    const visit = await beginVisit(browser);
    const { page, context, words } = visit;
    await context.route('**/remotes/checkout/**', answer);
    await page.goto('/');
    await confirmCookies(visit);
    const loads = countLoads(page);
    const basket = page
      .getByRole('banner')
      .getByRole('link', { name: words('shell:basket.label', { count: 0 }) });

    await basket.click();
    await boundary(visit).waitFor();
    await retry(visit);
    await boundary(visit).waitFor();
    await (await search(visit, 'spiralbohrer 6,8')).getByRole('row').nth(3).waitFor();

    await basket.click();
    await boundary(visit).waitFor();
    await context.unroute('**/remotes/checkout/**');
    await retry(visit);
    await page.getByRole('heading', { level: 1, name: words('checkout:basket.title') }).waitFor();
    expect(loads()).toBe(0);
    await context.close();
  });

  it('fails on the home page leaves header, basket and login intact', async () => {
    const visit = await beginVisit(browser);
    const { page, context, words } = visit;
    await context.route('**/remotes/catalog/**', (route) => route.abort());
    await page.goto('/');
    await confirmCookies(visit);
    await boundary(visit).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell:basket.label', { count: 0 }) })
      .click();
    await page.getByRole('heading', { level: 1, name: words('checkout:basket.title') }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:user.logIn') })
      .click();
    await page.getByRole('heading', { level: 1, name: words('shell:login.title') }).waitFor();
    expect(await boundary(visit).count()).toBe(0);
    await context.close();
  });

  it('fails with a component of a page is left out', async () => {
    const visit = await visitAs(browser, accountOf(swissBuyer));
    const { page, context, words } = visit;
    await context.route('**/remotes/orders/**', (route) => route.abort());
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('heading', { name: words('catalog:home.categories') })
      .waitFor();
    expect(await page.getByRole('heading', { name: words('orders:mine.last') }).count()).toBe(0);
    expect(await boundary(visit).count()).toBe(0);
    await openFromMenu(visit, words('orders:lists.sales'));
    await boundary(visit).waitFor();
    await context.close();
  });
});
