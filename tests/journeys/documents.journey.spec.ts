import type { Browser, Page } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { keepScreen } from './browser/screens.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { castOfTheThread } from '../instance/cast.ts';
import { placeOrder } from '../instance/ordering.ts';
import { runningInstance } from '../instance/running-instance.ts';
import { audience } from '../instance/shopping.ts';
import { choose, chooseFile, confirm, expectTold } from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

/** An article of the demo data with a data sheet of six pages; its link selects 1-3 and 5. */
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
    'is a link at first, without the scripts of the PDF viewer',
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
    'opens by keyboard and shows the pages of its link',
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
    'closes with its worker and returns the focus',
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
    'causes no errors and no violations of the Content-Security-Policy',
    step(() => {
      expect(visitor.troubles.unexpected).toEqual([]);
      return Promise.resolve();
    }),
  );
});

/** A producer manages the files of its delivery, and its buyer sees the enabled ones. */
describe('files of a delivery', () => {
  const step = inOrder(() => [producer, buyer]);
  const report = 'Prüfprotokoll';
  const film = 'Aufbau im Film';
  let browser: Browser;
  let producer: Visit;
  let buyer: Visit;
  let orderId: number;
  let sheet: Buffer;

  beforeAll(async () => {
    const cast = await castOfTheThread();
    orderId = (await placeOrder(cast.buyer, [cast.offers.DE.row])).id;
    const { documentLinks } = await cast.buyer.api('getArticle', {
      params: { articleId: cast.offers.DE.row.articleId },
      query: { ...audience, lng: 'de', quantity: 1 },
    });
    const answer = await fetch(new URL(documentLinks[0]?.link ?? '', runningInstance().address));
    sheet = Buffer.from(await answer.arrayBuffer());
    browser = await openBrowser();
    producer = await visitAs(browser, cast.germanProducer.account);
    buyer = await visitAs(browser, cast.buyer.account);
  });
  afterAll(() => browser.close());

  const button = ({ page }: Visit, name: string) => page.getByRole('main').getByRole('button', { name });
  // The first button belongs to a delivery; the last one to the whole order.
  const add = (visit: Visit) => button(visit, visit.words('orders:attachments.add')).first();
  const open = async (visit: Visit, list: 'sales-orders' | 'purchase-orders') => {
    await visit.page.goto(`/orders/${list}/${orderId}`);
    await visit.page.getByRole('table').first().waitFor();
  };
  const keep = async ({ page }: Visit, name: string) => {
    for (const width of keepsScreens ? [600, 1280] : []) {
      await page.setViewportSize({ width, height: 900 });
      await keepScreen(page, `${name}-${width}`);
    }
  };

  it(
    'are added by the producer, a PDF and a video',
    step(async () => {
      const { page, words } = producer;
      await open(producer, 'purchase-orders');
      await add(producer).click();
      const dialog = page.getByRole('dialog', { name: words('orders:attachments.add') });
      const title = dialog.getByLabel(words('orders:attachments.field.title'));
      await title.and(page.locator(':focus')).waitFor();
      await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
      await dialog.getByRole('alert').first().waitFor();
      await keep(producer, 'attachment-refused');
      await title.fill(report);
      const file = { name: 'pruefung.pdf', mimeType: 'application/pdf', buffer: sheet };
      await chooseFile(dialog, words('orders:attachments.field.files'), file);
      await keep(producer, 'attachment-add');
      await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
      await expectTold(producer, words('orders:done.attachmentCreated', { count: 1 }));

      await add(producer).click();
      await title.fill(film);
      const type = words('orders:attachments.field.type');
      await choose(dialog, type, words('orders:attachments.types.youtube'));
      await dialog
        .getByLabel(words('orders:attachments.field.url'))
        .fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
      await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
      await expectTold(producer, words('orders:done.attachmentCreated', { count: 1 }));
      await page.getByRole('main').getByRole('link', { name: film }).waitFor();
    }),
  );

  it(
    'are uploaded several at once; one with invalid content stays in the form with the reason',
    step(async () => {
      const { page, words } = producer;
      producer.troubles.expect(/\/api\/attachments 415$/);
      await add(producer).click();
      const dialog = page.getByRole('dialog', { name: words('orders:attachments.add') });
      const pdf = { mimeType: 'application/pdf', buffer: sheet };
      const asked = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: words('orders:attachments.field.files') }).click();
      await (await asked).setFiles([
        { ...pdf, name: 'masse.pdf' },
        { ...pdf, name: 'virus.pdf', buffer: Buffer.from('MZ, called .pdf') },
      ]);
      await dialog.getByRole('button', { name: words('orders:attachments.addNow') }).click();
      await dialog.getByRole('button', { name: words('kit:file.retryOf', { name: 'virus.pdf' }) }).waitFor();
      expect(await dialog.getByText('masse.pdf').count()).toBe(0);
      await keep(producer, 'attachment-left');
      await dialog.getByRole('button', { name: words('kit:dialog.cancel') }).click();
      await confirm(producer, words('kit:unsaved.title'), words('kit:unsaved.leave'));
      await expectTold(producer, words('orders:done.attachmentCreated', { count: 1 }));
      await button(producer, 'masse').first().waitFor();
      await button(producer, words('orders:attachments.deleteOf', { title: 'masse' })).click();
      const title = words('orders:attachments.deleteTitle', { title: 'masse' });
      await confirm(producer, title, words('orders:attachments.delete'));
      await expectTold(producer, words('orders:done.attachmentDeleted'));
    }),
  );

  it(
    'are shown to the buyer in the page',
    step(async () => {
      const { page, words } = buyer;
      await open(buyer, 'sales-orders');
      await page
        .getByRole('button', { name: new RegExp(`^${words('kit:pdf.showOf', { name: `${report} .*` })}$`) })
        .click();
      await page
        .getByRole('region', { name: report, exact: true })
        .locator('figure canvas')
        .first()
        .waitFor();
      await page.locator('figure[aria-busy=false] canvas').first().waitFor();
      expect(await inkOf(page, 1)).toBeGreaterThan(500);
      await keep(buyer, 'delivery-file');
    }),
  );

  it(
    'are renamed and disabled, which hides them from the buyer',
    step(async () => {
      const { page, words } = producer;
      await button(producer, words('orders:attachments.editOf', { title: report })).click();
      const dialog = page.getByRole('dialog', { name: words('orders:attachments.edit') });
      await dialog.getByLabel(words('orders:attachments.field.title')).fill('Messprotokoll');
      const status = words('orders:attachments.field.status');
      await choose(dialog, status, words('orders:attachments.statuses.disabled'));
      await dialog.getByRole('button', { name: words('orders:attachments.save') }).click();
      await expectTold(producer, words('orders:done.attachmentUpdated'));
      await page.getByText(words('orders:attachments.off.Delivery')).waitFor();
      await keep(producer, 'attachments');
      await open(buyer, 'sales-orders');
      await buyer.page.getByRole('main').getByRole('link', { name: film }).waitFor();
      expect(await button(buyer, 'protokoll').count()).toBe(0);
    }),
  );

  it(
    'are deleted after a confirmation, with all changes in the history',
    step(async () => {
      const { page, words } = producer;
      await button(producer, words('orders:attachments.deleteOf', { title: 'Messprotokoll' })).click();
      const title = words('orders:attachments.deleteTitle', { title: 'Messprotokoll' });
      await confirm(producer, title, words('orders:attachments.delete'));
      await expectTold(producer, words('orders:done.attachmentDeleted'));
      await button(producer, 'Messprotokoll').first().waitFor({ state: 'detached' });
      const all = new RegExp(words('orders:history.all', { number: '\\d+' }));
      await page.getByRole('button', { name: all }).click();
      for (const why of ['attachmentAdded', 'attachmentUpdated', 'attachmentDeleted'] as const) {
        await page
          .getByText(words(`orders:history.why.${why}`))
          .first()
          .waitFor();
      }
    }),
  );

  it(
    'cause no errors and no failed requests',
    step(() => {
      for (const visit of [producer, buyer]) expect(visit.troubles.unexpected).toEqual([]);
      return Promise.resolve();
    }),
  );
});

/** Number of dark pixels of a page. */
function inkOf(page: Page, number: number): Promise<number> {
  return page.evaluate<number>(`(() => {
    const canvas = document.querySelectorAll('figure')[${number - 1}].querySelector('canvas');
    const dots = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return dots.filter((value, at) => at % 4 === 0 && value < 128).length;
  })()`);
}
