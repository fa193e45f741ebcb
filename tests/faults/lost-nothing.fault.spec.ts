import type { Browser } from 'playwright-core';
import { openBrowser, secondTab, type Visit } from '../journeys/browser/visit.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { draftOf, placeOrder } from '../instance/ordering.ts';
import { killOnce, letUp, takeDown } from '../instance/parts.ts';
import { eventually } from '../instance/running-instance.ts';
import { confirmedOrder, submitButton, sumOf } from '../journeys/steps/check-out.ts';
import { deliveryOf } from '../journeys/steps/follow-order.ts';
import { emptyBasketOf, visitAs } from '../journeys/steps/log-in.ts';
import { priceOfLine } from '../journeys/steps/shop.ts';

/** An accepted draft becomes exactly one order, despite faults and repeated clicks. */
describe('an accepted order', () => {
  let browser: Browser;
  let cast: Cast;
  let visit: Visit;

  beforeAll(async () => {
    cast = await castOfTheThread();
    browser = await openBrowser();
    // A basket of another test would be newer than the drafts here.
    await emptyBasketOf(cast.buyer.account);
    visit = await visitAs(browser, cast.buyer.account);
  });
  afterEach(() => letUp('orders'));
  afterAll(() => browser.close());

  const rows = () => [cast.offers.CH.row, cast.offers.DE.row];
  const openDraft = async ({ page, words }: Visit, draftId: string) => {
    await page.goto(`/checkout?draft=${draftId}`);
    await page.getByRole('heading', { level: 1, name: words('checkout:review.title') }).waitFor();
  };
  /** Number of orders of the buyer's company. */
  const count = async () => (await cast.buyer.api('listSalesOrders', { query: {} })).totalItems;
  const isThere = (orderId: number) =>
    eventually(
      () => cast.buyer.api('getSalesOrder', { params: { orderId } }),
      (order) => order.sections.length > 0,
      60,
    );

  it('is confirmed while services/orders is down, and its page fills afterwards', async () => {
    const before = await count();
    const draft = await draftOf(cast.buyer, rows());
    const { page, words } = visit;
    await openDraft(visit, draft.id);
    await takeDown('orders');

    await submitButton(visit).click();
    const orderId = await confirmedOrder(visit);
    expect(await priceOfLine(visit, cast.offers.CH.row)).toBe(
      draft.orderSections[0]?.items[0]?.price.taxBase,
    );
    const sums = page.getByRole('region', { name: words('checkout:review.total'), exact: true });
    expect(await sumOf(sums, words('checkout:totals.total'))).toBe(draft.totals.total);

    await page.getByRole('link', { name: words('checkout:confirmation.toOrder') }).click();
    await page.getByRole('status').getByText(words('orders:order.passedOn')).waitFor();
    await letUp('orders');
    await deliveryOf(visit, cast.offers.CH.row).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(String(orderId));
    expect(await count()).toBe(before + 1);
  });

  it('is created once if services/orders is killed during its creation', async () => {
    const before = await count();
    const orderIds: number[] = [];
    // Different quantities, because equal content would be the same draft.
    for (const quantity of [1, 2, 3, 4, 5, 6]) {
      const { id } = await draftOf(cast.buyer, rows(), quantity);
      orderIds.push((await cast.buyer.api('submitOrder', { body: { draftId: id } })).orderId);
      // The kill hits the creation of the first orders, while the last ones are still being submitted.
      if (quantity === 2) killOnce('orders');
    }
    expect(new Set(orderIds).size).toBe(6);
    for (const orderId of orderIds) await isThere(orderId);
    expect(await count()).toBe(before + orderIds.length);
  });

  it('is one order after two clicks', async () => {
    const before = await count();
    const draft = await draftOf(cast.buyer, rows());
    await openDraft(visit, draft.id);
    await submitButton(visit).dblclick();
    await isThere(await confirmedOrder(visit));
    expect(await count()).toBe(before + 1);
  });

  it('is one order after a click in each of two tabs', async () => {
    const before = await count();
    const draft = await draftOf(cast.buyer, rows());
    const other = await secondTab(visit);
    await openDraft(visit, draft.id);
    await openDraft(other, draft.id);
    // Concurrent clicks: otherwise the second tab would show the confirmation of the first one's order.
    const buttons = await Promise.all([visit, other].map((tab) => submitButton(tab).elementHandle()));
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
    const [here, there] = await Promise.all([confirmedOrder(visit), confirmedOrder(other)]);
    expect(there).toBe(here);
    await isThere(here);
    expect(await count()).toBe(before + 1);
  });

  it('is not changed by a client with an older state', async () => {
    const order = await placeOrder(cast.buyer, rows());
    const { api, account } = cast.swissProducer;
    const params = { orderId: order.id, producerCompanyId: account.companyId ?? 0 };
    const { sections } = await api('getPurchaseOrder', { params });
    const deliveries = sections.map(({ id, optimisticLockKey }) => ({ id, optimisticLockKey }));
    const confirm = () =>
      api('confirmPurchaseOrder', {
        params: { orderId: order.id },
        body: { confirmedDeliveries: deliveries, proposedDeliveries: [], newDeliveries: [] },
      });
    await confirm();
    await expect(confirm()).rejects.toMatchObject({ status: 409 });
    const [delivery] = deliveries;
    const move = api('setDeliveryStatus', {
      params: { deliveryId: delivery?.id ?? 0 },
      body: { deliveryStatus: 'InCompletion', optimisticLockKey: delivery?.optimisticLockKey ?? 0 },
    });
    await expect(move).rejects.toMatchObject({ status: 409, code: 'DELIVERY_LOCK_FAILED' });
  });
});
