import type { SalesOrder } from '@werkbank/contracts/entities';
import { piece, unitName } from '@werkbank/contracts/quantities';
import type { Browser, Locator } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { widths } from './browser/widths.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { placeOrder } from '../instance/ordering.ts';
import { chooseFile, expectTold } from './steps/administer.ts';
import { deliveryOf } from './steps/follow-order.ts';
import { visitAs } from './steps/log-in.ts';
import { beginCompletion, expectStatus, makeReady, send } from './steps/produce.ts';

/**
 * Buyer, producer and admin keep the page of one order open from its placing to the last piece. Each sees the others' changes
 * without a reload.
 */
describe('an order on three open pages', () => {
  const step = inOrder(() => [buyer, producer, admin]);
  let browser: Browser;
  let cast: Cast;
  let order: SalesOrder;
  let buyer: Visit;
  let producer: Visit;
  let admin: Visit;
  let own: Locator;

  beforeAll(async () => {
    cast = await castOfTheThread();
    order = await placeOrder(cast.buyer, [cast.offers.CH.row]);
    browser = await openBrowser();
    buyer = await visitAs(browser, cast.buyer.account);
    producer = await visitAs(browser, cast.swissProducer.account);
    admin = await visitAs(browser, cast.admin.account);
    await Promise.all([
      open(buyer, `sales-orders/${order.id}`),
      open(producer, `purchase-orders/${order.id}`),
      open(admin, `sales-orders/${order.id}`),
    ]);
    own = producer.page
      .getByRole('region', { name: producer.words('orders:delivery.title', { id: deliveryId() }) })
      .first();
  });
  afterAll(() => browser.close());

  const deliveryId = () => order.sections[0]?.id ?? 0;
  const open = async ({ page }: Visit, path: string) => {
    await page.goto(`/orders/${path}`);
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: String(order.id) })
      .waitFor();
  };
  const deliveryAt = (visit: Visit): Locator => deliveryOf(visit, cast.offers.CH.row);
  const look = async ({ page }: Visit, name: string) => {
    for (const width of keepsScreens ? widths : []) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await keepScreen(page, `${name}-${width}-${colorScheme}`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  /** Waits for the page's message about another person's action. */
  const hears = async (visit: Visit, key: string, values: Record<string, string | number> = {}) =>
    expectTold(
      visit,
      visit.words(`orders:news.${key}`, { order: order.id, delivery: deliveryId(), ...values }),
    );

  it(
    'shows a confirmation to buyer and admin at once',
    step(async () => {
      const { page, words } = producer;
      await own.getByRole('button', { name: words('orders:answer.confirm') }).click();
      const bar = page.getByRole('region', { name: words('orders:answer.barLabel') });
      await bar.getByRole('button', { name: words('orders:answer.send') }).click();
      await expectStatus(producer, own, 'Released');
      for (const visit of [buyer, admin]) {
        await hears(visit, 'to.Released');
        await expectStatus(visit, deliveryAt(visit), 'Released');
      }
      expect(await deliveryAt(buyer).count()).toBe(1);
    }),
  );

  it(
    'shows a new file to the buyer without a reload',
    step(async () => {
      const { page, words } = producer;
      const title = 'Prüfzeugnis 3.1';
      await beginCompletion(producer, own);
      await hears(buyer, 'to.InCompletion');
      await own.getByRole('button', { name: words('orders:attachments.add') }).click();
      const dialog = page.getByRole('dialog', { name: words('orders:attachments.add') });
      const file = {
        name: 'zeugnis.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      };
      await chooseFile(dialog, words('orders:attachments.field.files'), file);
      await dialog.getByLabel(words('orders:attachments.field.title')).fill(title);
      await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
      await hears(buyer, 'attachment.added', { title });
      const listed = deliveryAt(buyer).getByText(title, { exact: false }).first();
      await listed.waitFor();
      expect(await listed.isVisible()).toBe(true);
    }),
  );

  it(
    'offers tracking to the buyer after it is sent',
    step(async () => {
      await makeReady(producer, own, { weight: '5', length: '30', width: '20', height: '10' });
      await cast.swissProducer.api('createShippingLabel', { params: { deliveryId: deliveryId() } });
      await send(producer, own);
      await hears(buyer, 'to.Sent');
      await expectStatus(buyer, deliveryAt(buyer), 'Sent');
      const { trackingUrl } =
        (await cast.buyer.api('getSalesOrder', { params: { orderId: order.id } })).sections[0] ?? {};
      const link = deliveryAt(buyer).getByRole('link', { name: buyer.words('orders:delivery.followParcel') });
      expect(await link.getAttribute('href')).toBe(trackingUrl);
      expect(trackingUrl).toMatch(/^https:\/\//);
      expect(await barriersOf(buyer.page)).toEqual([]);
      await look(buyer, 'followed-parcel');
    }),
  );

  it(
    'shows each partial receipt to producer and admin',
    step(async () => {
      for (const [pieces, key] of [
        ['2', 'to.PartiallyDelivered'],
        ['5', 'itemsReceived'],
      ] as const) {
        await receive(pieces);
        for (const visit of [producer, admin]) await hears(visit, key);
      }
      await look(producer, 'arrived-in-parts');
      await receive('12');
      for (const visit of [producer, admin]) await hears(visit, 'to.Delivered');
      await expectStatus(producer, own, 'Delivered');
    }),
  );

  it('offers no actions to the admin', async () => {
    for (const action of ['receipt.confirm', 'release.one', 'attachments.add', 'move.complete']) {
      const name = admin.words(`orders:${action}`);
      expect(await admin.page.getByRole('main').getByRole('button', { name }).count()).toBe(0);
    }
  });

  it('causes no errors and no failed requests', () => {
    for (const visit of [buyer, producer, admin]) expect(visit.troubles.unexpected).toEqual([]);
  });

  /** The buyer enters the number of pieces received so far. */
  async function receive(pieces: string): Promise<void> {
    const { page, words } = buyer;
    await deliveryAt(buyer)
      .getByRole('button', { name: words('orders:receipt.confirm') })
      .click();
    const dialog = page.getByRole('dialog', { name: words('orders:receipt.title') });
    const number = cast.offers.CH.row.materialNumber;
    const units = unitName(piece, 2, buyer.language);
    await dialog.getByLabel(words('orders:receipt.arrivedOf', { number, units })).fill(pieces);
    const button = pieces === '12' ? 'receipt.all' : 'receipt.part';
    await dialog.getByRole('button', { name: words(`orders:${button}`) }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});
