import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { crc32, deflateSync } from 'node:zlib';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { accountOf, signIn, visitor } from '../instance/running-instance.ts';
import { chooseFile, expectPage, expectTold, fillIn, formOf, save } from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';

const mark = randomBytes(3).toString('hex').toUpperCase();
const number = `HA/${mark} 7`;
const producerAccount = accountOf(({ email }) => email === 'verkauf@kerbwerk.example');
const colleagueAccount = accountOf(({ email }) => email === 'leitung@kerbwerk.example');
const german = { lng: 'de', country: 'DE', currency: 'EUR' } as const;
const shownWithinMs = 1_000;

/** A producer enters and edits an article manually, with a concurrent colleague. In German. */
describe('a manually entered article', () => {
  const step = inOrder(() => [producer, colleague]);
  let browser: Browser;
  let producer: Visit;
  let colleague: Visit;
  let articleId: string;

  beforeAll(async () => {
    browser = await openBrowser();
    [producer, colleague] = [
      await visitAs(browser, producerAccount),
      await visitAs(browser, colleagueAccount),
    ];
  });
  afterAll(async () => {
    await browser?.close();
    if (articleId === undefined) return;
    const { api } = await signIn(producerAccount);
    await api('changeOwnArticle', { params: { articleId }, query: {}, body: { isOnSale: false } });
  });

  const inShop = () => visitor()('getArticle', { params: { articleId }, query: german });
  const articleForm = (visit: Visit) => formOf(visit, visit.words('ownArticles:form.label'));
  /** Saves, and returns the shop's article within a second. */
  const saved = async (visit: Visit) => {
    await save(visit, articleForm(visit));
    await expectTold(visit, visit.words('ownArticles:form.saved'));
    const begun = Date.now();
    const shown = await inShop();
    expect(Date.now() - begun).toBeLessThan(shownWithinMs);
    return shown;
  };
  const enterPrice = async (visit: Visit, button: string, amount: string) => {
    const { page, words } = visit;
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('ownArticles:price.amount'), { exact: true }).fill(amount);
    await dialog.getByRole('button', { name: words('ownArticles:price.take') }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  it(
    'is added; without a price only as not for sale',
    step(async () => {
      const { page, words } = producer;
      await page.goto('/own-articles');
      await expectPage(producer, words('ownArticles:title'));
      await page.getByRole('link', { name: words('ownArticles:list.new') }).click();
      const form = articleForm(producer);
      await fillIn(producer, form, {
        'ownArticles:field.materialNumber': number,
        'ownArticles:field.name-de': `Kegelsenker ${mark}`,
      });
      await save(producer, form);
      await form
        .getByText(/braucht einen Preis/)
        .first()
        .waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await enterPrice(producer, words('ownArticles:rows.add.prices'), '12,50');
      await save(producer, form);
      await expectPage(producer, number);
      articleId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      expect(await inShop()).toMatchObject({ materialNumber: number, articleText: `Kegelsenker ${mark}` });
    }),
  );

  it(
    'shows a changed text, price and stock in the shop within a second',
    step(async () => {
      const { words, page } = producer;
      const form = articleForm(producer);
      await fillIn(producer, form, { 'ownArticles:field.name-de': `Senker <b>${mark}</b>` });
      await form
        .getByLabel(/^Bestand in /)
        .first()
        .fill('7');
      await enterPrice(producer, words('ownArticles:price.edit', { number: 1 }), '20,00');
      const shown = await saved(producer);
      expect(shown).toMatchObject({ articleText: `Senker ${mark}`, singlePrice: { listPrice: 2000 } });
      expect(shown.stockLevels.map(({ stockLevel }) => stockLevel)).toContain(7);
      await page.getByRole('link', { name: words('ownArticles:article.preview') }).click();
      await page.getByRole('heading', { level: 1, name: `Senker ${mark}` }).waitFor();
    }),
  );

  it(
    'gets a picture, and refuses a file with a false type',
    step(async () => {
      const { page, words } = producer;
      await page.goto(`/own-articles/${articleId}`);
      const form = articleForm(producer);
      const upload = words('ownArticles:media.upload');
      const lie = {
        name: 'senker.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<script>alert(1)</script>'),
      };
      await chooseFile(form, upload, lie);
      await form.getByText('Dieser Dateityp ist hier nicht erlaubt.').first().waitFor();
      await chooseFile(form, upload, { ...lie, buffer: smallPng() });
      await form.getByRole('link', { name: 'senker.png' }).waitFor();
      expect(await saved(producer)).toMatchObject({
        imageUrl: expect.stringMatching(/^\/api\/articles\/media\//) as string,
      });
    }),
  );

  it(
    "refuses the second of two editors, and shows the first one's changes without losing input",
    step(async () => {
      const { page, words } = colleague;
      await page.goto(`/own-articles/${articleId}`);
      const late = articleForm(colleague);
      await late.getByLabel(words('ownArticles:field.leadTimeDays')).fill('4');
      await fillIn(producer, articleForm(producer), {
        'ownArticles:field.leadTimeDays': '9',
        'ownArticles:field.name-en': `Countersink ${mark}`,
      });
      await saved(producer);
      await save(colleague, late);
      await late.getByRole('button', { name: words('kit:form.takeOver') }).click();
      await late.getByText(words('kit:form.changedMeanwhile', { value: '9' })).waitFor();
      expect(await late.getByLabel(/^Bezeichnung \(Englisch\)/).inputValue()).toBe(`Countersink ${mark}`);
      expect(await saved(colleague)).toMatchObject({ leadTimeDays: 4 });
    }),
  );

  it(
    'has a history with authors',
    step(async () => {
      const { page, words } = producer;
      await page.goto(`/own-articles/${articleId}/history`);
      const rows = page.getByRole('table').getByRole('row');
      await rows.nth(1).waitFor();
      const texts = await rows.allInnerTexts();
      expect(texts[1]).toContain(colleagueAccount.email);
      expect(texts[1]).toMatch(/Lieferzeit in Arbeitstagen:.*9.*4/s);
      expect(texts.at(-1)).toContain(words('ownArticles:history.isNew'));
      expect(await barriersOf(page)).toEqual([]);
    }),
  );
});

/** A picture of eight by eight grey pixels. */
function smallPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0]);
  const lines = Buffer.concat(
    Array.from({ length: 8 }, () => Buffer.from([0, ...Array.from({ length: 8 }, () => 128)])),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
