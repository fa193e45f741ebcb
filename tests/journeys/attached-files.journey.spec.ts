import { randomUUID } from 'node:crypto';
import type { Browser, Locator } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { widths } from './browser/widths.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { placeOrder } from '../instance/ordering.ts';
import { runningInstance } from '../instance/running-instance.ts';
import { audience } from '../instance/shopping.ts';
import { choose, chooseFile, confirm, expectTold } from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A producer attaches a PDF and a video to its article and purchase order, which have different readers. */
describe.each(['Article', 'PurchaseOrder'] as const)('files of %s', (objectType) => {
  const isArticle = objectType === 'Article';
  const step = inOrder(() => [producer, buyer, other, admin]);
  // Titles are unique per run, because attachments of an article outlive a failed run.
  const run = randomUUID().slice(0, 8);
  const titles = { pdf: `Einsatzhinweise ${run}`, video: `Einsatz im Film ${run}` };
  let browser: Browser;
  let cast: Cast;
  let producer: Visit;
  let buyer: Visit;
  let other: Visit;
  let admin: Visit;
  let sheet: Buffer;
  let orderId: number;
  const articleId = () => cast.offers.DE.row.articleId;
  const objectId = () => (isArticle ? articleId() : String(orderId));

  beforeAll(async () => {
    cast = await castOfTheThread();
    orderId = (await placeOrder(cast.buyer, [cast.offers.DE.row])).id;
    const { documentLinks } = await cast.buyer.api('getArticle', {
      params: { articleId: articleId() },
      query: { ...audience, lng: 'de', quantity: 1 },
    });
    const answer = await fetch(new URL(documentLinks[0]?.link ?? '', runningInstance().address));
    sheet = Buffer.from(await answer.arrayBuffer());
    browser = await openBrowser();
    producer = await visitAs(browser, cast.germanProducer.account);
    buyer = await visitAs(browser, cast.buyer.account);
    other = await visitAs(browser, cast.swissProducer.account);
    admin = await visitAs(browser, cast.admin.account);
  });
  afterAll(() => browser.close());

  const panelTitle = isArticle ? 'orders:attachments.title' : 'orders:attachments.ofPurchaseOrder';
  const panelOf = ({ page, words }: Visit): Locator => page.getByRole('region', { name: words(panelTitle) });
  const button = (visit: Visit, name: string | RegExp) => panelOf(visit).getByRole('button', { name });
  const open = async ({ page }: Visit, address = `/orders/purchase-orders/${orderId}`) => {
    await page.goto(isArticle ? `/article/${articleId()}` : address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };
  const look = async ({ page }: Visit, name: string) => {
    for (const width of keepsScreens ? widths : []) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await keepScreen(page, `${name}-of-${objectType}-${width}-${colorScheme}`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const add = async (fill: (dialog: Locator) => Promise<void>) => {
    const { page, words } = producer;
    await button(producer, words('orders:attachments.add')).click();
    const dialog = page.getByRole('dialog', { name: words('orders:attachments.add') });
    await fill(dialog);
    await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
    await expectTold(producer, words('orders:done.attachmentCreated', { count: 1 }));
  };
  /** Opens the PDF in the page's viewer. */
  const show = async (visit: Visit) => {
    const { page, words } = visit;
    const name = words('kit:pdf.showOf', { name: `${titles.pdf}.*` });
    await button(visit, new RegExp(`^${name}$`)).click();
    await page.getByRole('region', { name: titles.pdf, exact: true }).locator('canvas').first().waitFor();
    await page.locator('figure[aria-busy=false] canvas').first().waitFor();
  };

  it(
    'are added by its producer, a PDF and a video',
    step(async () => {
      const { words } = producer;
      await open(producer);
      await add(async (dialog) => {
        await dialog.getByLabel(words('orders:attachments.field.title')).fill(titles.pdf);
        const file = { name: 'hinweise.pdf', mimeType: 'application/pdf', buffer: sheet };
        await chooseFile(dialog, words('orders:attachments.field.files'), file);
        await look(producer, 'file-dialog');
      });
      await add(async (dialog) => {
        await dialog.getByLabel(words('orders:attachments.field.title')).fill(titles.video);
        const type = words('orders:attachments.field.type');
        await choose(dialog, type, words('orders:attachments.types.youtube'));
        await dialog.getByLabel(words('orders:attachments.field.url')).fill(film);
      });
      await panelOf(producer).getByRole('link', { name: titles.video }).waitFor();
      expect(await barriersOf(producer.page)).toEqual([]);
      await look(producer, 'files');
    }),
  );

  it(
    'are opened by any logged-in user (article) or by the platform (purchase order)',
    step(async () => {
      for (const visit of isArticle ? [buyer, other, admin] : [admin]) {
        await open(visit, `/orders/sales-orders/${orderId}?view=${cast.germanProducer.account.companyId}`);
        await show(visit);
        const link = panelOf(visit).getByRole('link', { name: titles.video });
        expect(await link.getAttribute('href')).toBe(film);
      }
      if (isArticle) await look(buyer, 'file-shown');
    }),
  );

  it(
    'are neither added nor changed by other companies',
    step(async () => {
      if (!isArticle) other.troubles.expect(/\/api\/purchase-orders\/\S+ 404$/);
      for (const [visit, list] of [
        [buyer, 'sales-orders'],
        [other, 'purchase-orders'],
      ] as const) {
        const { page, words } = visit;
        await open(visit, `/orders/${list}/${orderId}`);
        if (isArticle) await panelOf(visit).getByText(titles.pdf).first().waitFor();
        else expect(await page.getByText(titles.pdf).count()).toBe(0);
        for (const action of [
          words('orders:attachments.add'),
          words('orders:attachments.editOf', { title: titles.pdf }),
          words('orders:attachments.deleteOf', { title: titles.pdf }),
        ])
          expect(await button(visit, action).count()).toBe(0);
      }
      const headers = {
        'x-file-id': randomUUID(),
        'x-file-name': 'fremd.pdf',
        'x-attachment-type': 'none',
        'x-object-type': objectType,
        'x-object-id': objectId(),
      } as const;
      for (const { api } of [cast.buyer, cast.swissProducer]) {
        const upload = api('createAttachment', { headers }, { file: new Uint8Array(sheet) });
        await expect(upload).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
      }
    }),
  );

  it(
    'are removed by its producer',
    step(async () => {
      const { words } = producer;
      await open(producer);
      for (const title of Object.values(titles)) {
        await button(producer, words('orders:attachments.deleteOf', { title })).click();
        await confirm(
          producer,
          words('orders:attachments.deleteTitle', { title }),
          words('orders:attachments.delete'),
        );
        await expectTold(producer, words('orders:done.attachmentDeleted'));
      }
      await panelOf(producer).getByText(titles.pdf).first().waitFor({ state: 'detached' });
    }),
  );

  it(
    'cause no errors and no failed requests',
    step(() => {
      for (const visit of [producer, buyer, other, admin]) expect(visit.troubles.unexpected).toEqual([]);
      return Promise.resolve();
    }),
  );
});
