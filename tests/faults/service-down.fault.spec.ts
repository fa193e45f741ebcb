import type { Browser } from 'playwright-core';
import { beginVisit, openBrowser, type Visit } from '../journeys/browser/visit.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { draftOf } from '../instance/ordering.ts';
import { letUp, type Part, takeDown } from '../instance/parts.ts';
import { accountOf, runningInstance, signIn } from '../instance/running-instance.ts';
import { emptyBasketOf, visitAs } from '../journeys/steps/log-in.ts';
import { confirmCookies } from '../journeys/steps/prefer.ts';
import { putIntoBasket } from '../journeys/steps/shop.ts';

const ask = async (path: string) => {
  const answer = await fetch(`${runningInstance().address}${path}`, { headers: { 'accept-language': 'de' } });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

/** A service is down: its screens show an error with a retry button, all others keep working. */
describe('while a service is down', () => {
  let browser: Browser;
  let cast: Cast;
  let visitor: Visit;
  let buyer: Visit;
  let down: Part | undefined;

  beforeAll(async () => {
    cast = await castOfTheThread();
    browser = await openBrowser();
    visitor = await beginVisit(browser);
    await visitor.page.goto('/');
    await confirmCookies(visitor);
    await emptyBasketOf(cast.buyer.account);
    buyer = await visitAs(browser, cast.buyer.account);
  });
  afterEach(async () => {
    if (down) await letUp(down);
  });
  afterAll(() => browser.close());

  const kill = async (part: Part) => {
    down = part;
    await takeDown(part);
  };
  const failure = ({ page, words }: Visit) =>
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: words('kit:states.retry') }) });
  const recover = async (visit: Visit) => {
    if (down) await letUp(down);
    await failure(visit)
      .getByRole('button', { name: visit.words('kit:states.retry') })
      .click();
  };

  it('the gateway answers 503 with a code, and reports itself and the others as up', async () => {
    await kill('catalog');
    const answer = await ask('/api/articles/search?lng=de&country=CH&currency=CHF&q=spiralbohrer');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      code: 'PART_UNAVAILABLE',
      message: expect.stringContaining('antwortet'),
    });
    expect((await ask('/api/configuration')).status).toBe(200);
    const { orders } = await cast.buyer.api('listSalesOrders', { query: {} });
    expect(orders.length).toBeGreaterThan(0);
  });

  it('operators see the failed service', async () => {
    await kill('catalog');
    const admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    const { parts } = await admin.api('getOperations', {});
    expect(parts.filter(({ replicas }) => replicas.length === 0)).toEqual([
      { part: 'catalog', replicas: [] },
    ]);
  });

  it('a search without the catalogue offers a retry', async () => {
    await kill('catalog');
    const { page, words } = visitor;
    await page.goto('/search?q=spiralbohrer');
    await failure(visitor).waitFor();
    expect(await failure(visitor).innerText()).toContain('antwortet gerade nicht');
    await recover(visitor);
    await page.getByRole('table', { name: words('articles:search.articles') }).waitFor();
  });

  it('a list of orders offers a retry, and the catalogue keeps working', async () => {
    await kill('orders');
    const { page, words } = buyer;
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('heading', { name: words('catalog:home.categories') })
      .waitFor();
    await page.goto('/orders/sales-orders');
    await failure(buyer).waitFor();
    await recover(buyer);
    await page.getByRole('table', { name: words('orders:lists.sales') }).waitFor();
    expect(await failure(buyer).count()).toBe(0);
  });

  it('a draft offers a retry and is not ordered', async () => {
    const draft = await draftOf(cast.buyer, [cast.offers.CH.row]);
    await kill('checkout');
    const { page, words } = buyer;
    await page.goto(`/checkout?draft=${draft.id}`);
    await failure(buyer).waitFor();
    expect(await failure(buyer).innerText()).toContain(words('checkout:checkout.draftSafe'));
    await recover(buyer);
    await page.getByRole('heading', { level: 1, name: words('checkout:review.title') }).waitFor();
  });

  it('the addresses offer a retry, and the basket is unchanged', async () => {
    const { page, words } = buyer;
    await page.goto(`/article/${cast.offers.CH.row.articleId}`);
    await putIntoBasket(buyer, page.getByRole('region', { name: words('articles:article.order') }), 1);
    await kill('admin');
    await page.goto('/checkout');
    await failure(buyer).waitFor();
    expect(await failure(buyer).innerText()).toContain(words('checkout:checkout.basketSafe'));
    await recover(buyer);
    await page.getByRole('button', { name: words('checkout:checkout.toSummary') }).waitFor();
  });
});
