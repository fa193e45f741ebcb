import type { PurchaseOrder } from '@werkbank/contracts/entities';
import type { Browser, Request } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { expectForbidden, expectTold, formOf } from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { type ReadValue, readWorkbook, timeOf } from './steps/read-workbook.ts';

/** A producer downloads its orders, opens the file and finds the figures of the screens. */
describe('the Excel export', () => {
  const step = inOrder(() => [visit]);
  const account = accountOf(({ email }) => email === 'leitung@kerbwerk.example');
  let browser: Browser;
  let visit: Visit;
  let rows: ReadValue[][];

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await visitAs(browser, account, 'en');
  });
  afterAll(() => browser.close());

  const field = (name: 'dateFrom' | 'dateTo') =>
    visit.page.getByLabel(visit.words(`orders:export.field.${name}`), { exact: true });
  const download = () => visit.page.getByRole('button', { name: visit.words('orders:export.download') });

  it(
    'opens from the menu, and shows invalid days at the field',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, words('orders:export.title'));
      await field('dateTo').fill('01/01/2020');
      await page.keyboard.press('Enter');
      await formOf(visit, words('orders:export.title')).getByRole('alert').waitFor();
      expect(await field('dateTo').getAttribute('aria-invalid')).toBe('true');
      await page.reload();
      await download().waitFor();
    }),
  );

  it(
    'can be cancelled while it runs',
    step(async () => {
      const { page, words } = visit;
      await page.route('**/generate-excel-report', () => undefined, { times: 1 });
      const isReport = (request: Request) => request.url().endsWith('/generate-excel-report');
      const left = page.waitForEvent('requestfailed', isReport);
      const asked = page.waitForRequest(isReport);
      await download().click();
      await asked;
      await page.getByRole('progressbar', { name: words('orders:export.title') }).waitFor();
      await page.getByRole('button', { name: words('orders:export.cancel') }).click();
      expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
      await expectTold(visit, words('orders:export.cancelled'));
    }),
  );

  it(
    'is saved as a workbook with one sheet of the sixteen columns, and others behind them',
    step(async () => {
      const { page } = visit;
      await field('dateFrom').fill('01/01/2020');
      const saved = page.waitForEvent('download');
      await download().click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^orders-2020-01-01-\d{4}-\d\d-\d\d\.xlsx$/);
      const sheets = readWorkbook(await file.path());
      expect(sheets.map(({ name }) => name)).toEqual(['Orders']);
      const [head, ...items] = sheets[0]?.rows ?? [];
      expect(head).toHaveLength(26);
      rows = items;
    }),
  );

  it(
    'has the same figures as the page of each order',
    step(async () => {
      const producer = await signIn(account);
      const orders = await allOrders(producer);
      const zone = await visit.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const expected = orders
        .toSorted((one, other) => one.createdOn.localeCompare(other.createdOn) || one.id - other.id)
        .flatMap((order) => rowsOf(order, zone, (status) => visit.words(`kit:status.${status}`)));
      expect(expected.length).toBeGreaterThan(0);
      const told = rows.map((row) =>
        Array.from({ length: 16 }, (_, column) => (column === 3 ? timeOf(row[column]) : row[column])),
      );
      expect(told).toEqual(expected);
    }),
  );

  it(
    'is no page for buyers',
    step(async () => {
      const buyer = await visitAs(
        browser,
        accountOf(({ role }) => role === 'buyer'),
        'en',
      );
      await expectForbidden(buyer, 'excel-export', 'forbiddenHelp');
    }),
  );
});

/** Everything that was ordered from a company, as the pages of its orders have it. */
async function allOrders({ api, account }: Person): Promise<PurchaseOrder[]> {
  const ids: number[] = [];
  for (let [page, pages] = [1, 1]; page <= pages; page++) {
    const list = await api('listPurchaseOrders', { query: { page, pageSize: 100 } });
    ({ pages } = list);
    ids.push(...list.orders.map(({ id }) => id));
  }
  const params = { producerCompanyId: account.companyId ?? 0 };
  const orders: PurchaseOrder[] = [];
  for (const orderId of ids) orders.push(await api('getPurchaseOrder', { params: { ...params, orderId } }));
  return orders;
}

function rowsOf(order: PurchaseOrder, zone: string, statusWord: (status: string) => string): ReadValue[][] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const created = clock.format(new Date(order.createdOn)).replace(' ', 'T');
  const { street, house, addressSupplement, zipCode, country } = order.shippingAddress;
  return order.sections
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ id, items }) =>
      items.map((item) => [
        order.id,
        order.customerId,
        order.customerName,
        created,
        id,
        item.materialNumber,
        item.articleTexts?.en ?? item.articleText,
        statusWord(item.status),
        item.quantity,
        item.displayPrice.amount / 100,
        item.displayPrice.currency,
        street,
        house,
        addressSupplement ?? undefined,
        zipCode,
        country,
      ]),
    );
}
