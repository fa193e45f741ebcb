import type { SalesOrder } from '@werkbank/contracts/entities';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { textOfPdf } from './browser/pdf-text.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { widths } from './browser/widths.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { answer, declareForCustoms, moveDelivery, placeOrder, splitOff } from '../instance/ordering.ts';
import { eventually } from '../instance/running-instance.ts';
import { visitAs } from './steps/log-in.ts';
import { closeDocument, openDocument, openDocumentsMenu, readDocument } from './steps/open-documents.ts';

/** An amount in German notation. */
const written = (cents: number): string =>
  (cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/\B(?=(\d{3})+,)/g, '.');

const heavy = 400;

/** An export from Germany: one piece of many is split off, packed with customs papers and sent. */
async function sentExport({ buyer, germanProducer, offers }: Cast): Promise<{ id: number }> {
  const order = await placeOrder(buyer, [offers.DE.row], 'en', heavy);
  const { id } = order;
  const part = await splitOff(germanProducer, buyer, order, 1);
  await buyer.api('releaseSalesOrder', {
    params: { orderId: id },
    body: { releaseSections: [part], cancelItems: [] },
  });
  await moveDelivery(germanProducer, id, 'InCompletion');
  await declareForCustoms(germanProducer, part);
  const parcel = { weight: 2.5, length: 30, width: 20, height: 10, mrnNumber: '26DE1234567890ABCD' };
  await moveDelivery(germanProducer, id, 'ReadyToSend', parcel);
  await moveDelivery(germanProducer, id, 'Sent');
  return { id };
}

/** Cancels the other pieces, so the order weighs less than its agreed freight. */
async function cancelTheRest({ buyer }: Cast, orderId: number): Promise<void> {
  const { sections } = await buyer.api('getSalesOrder', { params: { orderId } });
  const open = sections.filter(({ status }) => status === 'Proposed').flatMap(({ items }) => items);
  await buyer.api('releaseSalesOrder', {
    params: { orderId },
    body: { releaseSections: [], cancelItems: open.map(({ id }) => id) },
  });
}

describe('the documents of an order that was sent', () => {
  const step = inOrder(() => [buyer, producer, admin]);
  let browser: Browser;
  let buyer: Visit;
  let producer: Visit;
  let admin: Visit;
  let order: SalesOrder;
  let people: Cast;

  beforeAll(async () => {
    people = await castOfTheThread();
    const cast = people;
    const { id } = await placeOrder(cast.buyer, [cast.offers.CH.row]);
    await answer(cast.swissProducer, id);
    const parcel = { weight: 2.5, length: 30, width: 20, height: 10 };
    await moveDelivery(cast.swissProducer, id, 'InCompletion');
    await moveDelivery(cast.swissProducer, id, 'ReadyToSend', parcel);
    await moveDelivery(cast.swissProducer, id, 'Sent');
    order = await eventually(
      () => cast.buyer.api('getSalesOrder', { params: { orderId: id } }),
      ({ status }) => status === 'Sent',
    );
    browser = await openBrowser();
    buyer = await visitAs(browser, cast.buyer.account);
    producer = await visitAs(browser, cast.swissProducer.account);
    admin = await visitAs(browser, cast.admin.account);
  });
  afterAll(() => browser.close());

  const section = () => order.sections[0]!;
  const item = () => section().items[0]!;
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
  const expectFigures = (text: string, cents: number) => {
    expect(text).toContain(String(order.id));
    expect(text).toContain(item().materialNumber);
    expect(text).toContain(written(item().price.taxBase));
    expect(text).toContain(written(cents));
  };

  it(
    'are confirmation, order and invoice for the buyer, with the sums of the order',
    step(async () => {
      const { page, words } = buyer;
      await page.goto(`/orders/sales-orders/${order.id}`);
      expect(await openDocumentsMenu(buyer)).toEqual(
        (['OrderConfirmation', 'CustomerOrder', 'Invoice'] as const).map((name) =>
          words(`orders:documents.${name}`),
        ),
      );
      expect(await barriersOf(page)).toEqual([]);
      await look(buyer, 'documents-menu');
      await page.keyboard.press('Escape');
      for (const name of ['OrderConfirmation', 'CustomerOrder', 'Invoice'] as const) {
        expectFigures(await readDocument(buyer, name), order.totals.total);
      }
    }),
  );

  it(
    'are purchase order, invoice and a requested shipping label for the producer',
    step(async () => {
      // The first request of the label comes before its creation.
      producer.troubles.expect(/shipping-label-pdf 409$/);
      await producer.page.goto(`/orders/purchase-orders/${order.id}`);
      expect(await readDocument(producer, 'PurchaseOrder')).toContain(item().materialNumber);
      expectFigures(await readDocument(producer, 'Invoice'), order.totals.total);
      const label = await readDocument(producer, 'ShippingLabel');
      expect(label).toContain(order.shippingAddress.zipCode);
      expect(label).toMatch(/\(00\) ?\d{18}/);
    }),
  );

  it(
    'include a delivery note on A4 with the contents of the parcel and without prices',
    step(async () => {
      const { page } = producer;
      const dialog = await openDocument(producer, 'DeliveryNote');
      expect(await barriersOf(page)).toEqual([]);
      await look(producer, 'delivery-note');
      // Prints stay white in dark mode.
      await page.emulateMedia({ colorScheme: 'dark' });
      const printed = await page.pdf({ preferCSSPageSize: true });
      await page.emulateMedia({ colorScheme: 'light' });
      const text = textOfPdf(printed);
      expect(text).toContain(item().materialNumber);
      expect(text).toMatch(new RegExp(`\\b${item().quantity} `));
      expect(text).toContain(order.shippingAddress.zipCode);
      expect(text).toContain(String(section().id));
      expect(text).not.toContain(written(item().price.taxBase));
      expect(text.split('\f').slice(0, -1)).toHaveLength(1);
      await closeDocument(producer, dialog);
    }),
  );

  it(
    'are printed without the surrounding page',
    step(async () => {
      const { page, words } = producer;
      await page.evaluate('print = () => { document.documentElement.dataset.asked = "yes"; }');
      const dialog = await openDocument(producer, 'Invoice');
      await dialog.locator('figure[aria-busy=false] canvas').first().waitFor();
      await look(producer, 'document');
      expect(await barriersOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: words('kit:pdf.print') }).click();
      await page.locator('html[data-asked=yes]').waitFor({ state: 'attached' });
      const pages = await dialog.getByRole('figure').count();
      const text = textOfPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(text.split('\f').slice(0, -1)).toHaveLength(pages);
      expect(text.trim()).toBe('');
      await closeDocument(producer, dialog);
    }),
  );

  it(
    'are available to the platform for both sides',
    step(async () => {
      const { page } = admin;
      await page.goto(`/orders/sales-orders/${order.id}`);
      expectFigures(await readDocument(admin, 'OrderConfirmation'), order.totals.total);
      await page.goto(`/orders/sales-orders/${order.id}?view=${section().producerCompanyId}`);
      expect(await readDocument(admin, 'PurchaseOrder')).toContain(item().materialNumber);
      expect(await readDocument(admin, 'ShippingLabel')).toMatch(/\(00\) ?\d{18}/);
    }),
  );

  it(
    'are those of an export in English, with a credit note after a cancellation',
    step(async () => {
      const english = await visitAs(browser, people.buyer.account, 'en');
      const { page, words } = english;
      const sent = await sentExport(people);
      await page.goto(`/orders/sales-orders/${sent.id}`);
      const named = (names: readonly string[]) => names.map((name) => words(`orders:documents.${name}`));
      const names = ['OrderConfirmation', 'CustomerOrder', 'Invoice', 'CommercialInvoice'];
      expect(await openDocumentsMenu(english)).toEqual(named(names));
      await page.keyboard.press('Escape');
      expect(await readDocument(english, 'CommercialInvoice')).toContain('Origin');
      expect(await readDocument(english, 'Invoice')).toContain('Date of delivery');
      await cancelTheRest(people, sent.id);
      await page.reload();
      expect(await openDocumentsMenu(english)).toEqual(named([...names, 'CreditNote']));
      await page.keyboard.press('Escape');
      expect(await readDocument(english, 'CreditNote')).toMatch(/Credit note\s+G/);
      expect(english.troubles.unexpected).toEqual([]);
      await page.close();
    }),
  );

  it(
    'cause no errors and no failed requests',
    step(() => {
      for (const visit of [buyer, producer, admin]) expect(visit.troubles.unexpected).toEqual([]);
      return Promise.resolve();
    }),
  );
});
