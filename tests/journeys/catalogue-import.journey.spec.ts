import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { textOfPdf } from './browser/pdf-text.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { accountOf, eventually, signIn } from '../instance/running-instance.ts';
import { audience, swissBuyer } from '../instance/shopping.ts';
import { choose } from './steps/administer.ts';
import { decide, expectImportStatus, openView, sendCatalogue } from './steps/bring-in.ts';
import { confirmedOrder, goToCheckout, reviewOrder, submitButton } from './steps/check-out.ts';
import { deliveryOf } from './steps/follow-order.ts';
import { emptyBasketOf, visitAs } from './steps/log-in.ts';
import { closeDocument, openDocument } from './steps/open-documents.ts';
import { beginCompletion, confirmDelivery, openReceivedOrder } from './steps/produce.ts';
import { askFor, basketLink, openArticle, putIntoBasket, rowOf, search } from './steps/shop.ts';

const mark = randomBytes(3).toString('hex').toUpperCase();
const [packed, single, broken] = [`KS ${mark}/10`, `KS-${mark}-1`, `KS-${mark}-X`];
const name = `Kegelsenker ${mark}`;
const twoPacks = '2 Packungen à 10 = 20 Stück';
const producerAccount = accountOf(({ email }) => email === 'verkauf@kerbwerk.example');

/** Its first column name is unique, so no earlier file has mapped it. */
const table = {
  name: `Neuheiten ${mark}.csv`,
  type: 'text/csv',
  text: [
    `Code ${mark};Bezeichnung;Listenpreis;Währung;Preismenge;Bestelleinheit;Inhaltseinheit;Inhalt;Mindestmenge;Bestellintervall;Lagerfach`,
    `${packed};${name} im Pack;1.990,00;EUR;100;PK;C62;10;2;2;A7`,
    `${single};${name} einzeln;50,00;EUR;1;C62;;;;;A8`,
    `${broken};${name} ohne Preis;-4,00;EUR;1;C62;;;;;A9`,
  ].join('\r\n'),
};

const article = (
  number: string,
  price: string,
  order: string,
): string => `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID>
  <ARTICLE_DETAILS><DESCRIPTION_SHORT>${name} ${number === packed ? 'im Pack' : 'einzeln'}</DESCRIPTION_SHORT></ARTICLE_DETAILS>
  <ARTICLE_ORDER_DETAILS>${order}</ARTICLE_ORDER_DETAILS>
  <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>${price}</PRICE_AMOUNT>
  <PRICE_CURRENCY>EUR</PRICE_CURRENCY></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>`;
const packs =
  '<ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU>' +
  '<PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>2</QUANTITY_MIN><QUANTITY_INTERVAL>2</QUANTITY_INTERVAL>';

/** The same articles with new prices: one changes by 5 %, one by 25 %. */
const bmecat = {
  name: `Preisrunde ${mark}.xml`,
  type: 'text/xml',
  text: `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE>
<CATALOG_ID>${mark}</CATALOG_ID><CATALOG_VERSION>001.000</CATALOG_VERSION><CURRENCY>EUR</CURRENCY></CATALOG>
<SUPPLIER><SUPPLIER_NAME>Kerbwerk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>
${article(single, '52.50', '<ORDER_UNIT>C62</ORDER_UNIT>')}${article(packed, '2487.50', packs)}</T_NEW_CATALOG></BMECAT>`,
};

/** From a producer's catalogue file over its articles to an order and its delivery note. */
describe('an imported catalogue', () => {
  const step = inOrder(() => [producer, buyer]);
  let browser: Browser;
  let producer: Visit;
  let buyer: Visit;
  let orderId: number;
  let wanted: { materialNumber: string; producerName: string };
  let firstPrice: number;
  let risenPrice: number;
  /** The import of the new prices. */
  let priceRound: string;

  beforeAll(async () => {
    await emptyBasketOf(accountOf(swissBuyer));
    browser = await openBrowser();
    [producer, buyer] = [
      await visitAs(browser, producerAccount),
      await visitAs(browser, accountOf(swissBuyer)),
    ];
  });
  afterAll(() => browser.close());

  const noBarriers = async ({ page }: Visit) => expect(await barriersOf(page)).toEqual([]);
  const found = async () => {
    const { api } = await signIn(accountOf(swissBuyer));
    const { articles } = await eventually(
      () => api('searchArticles', { query: { ...audience, q: packed } }),
      (answer) => answer.articles.some(({ materialNumber }) => materialNumber === packed),
    );
    return articles.find(({ materialNumber }) => materialNumber === packed)!;
  };
  const openPackedArticle = async () => {
    const results = await search(buyer, packed);
    return openArticle(buyer, rowOf(results, wanted), wanted);
  };

  it(
    'is uploaded as a table, whose unknown columns are mapped',
    step(async () => {
      const { page, words } = producer;
      await sendCatalogue(producer, table);
      await expectImportStatus(producer, 'NeedsMapping');
      await page
        .getByRole('main')
        .getByRole('link', { name: words('imports:mapping.open') })
        .click();
      const form = page.getByRole('form', { name: words('imports:mapping.title') });
      await form.waitFor();
      await noBarriers(producer);
      await choose(
        form,
        words('imports:mapping.fieldOf', { head: `Code ${mark}` }),
        new RegExp(`^${words('imports:field.materialNumber')}`),
      );
      const own = words('imports:mapping.fieldOf', { head: 'Lagerfach' });
      await choose(form, own, words('imports:mapping.leaveOut'));
      await form.getByRole('button', { name: words('imports:mapping.save') }).click();
      await expectImportStatus(producer, 'Preview');
    }),
  );

  it(
    'previews new articles, without a category yet',
    step(async () => {
      const { page, words } = producer;
      const changes = page.getByRole('table', { name: words('imports:changes.title') });
      const row = changes.getByRole('row').filter({ hasText: packed });
      await row.getByText('noch ohne Platz').waitFor();
      expect(await row.innerText()).toContain('1.990,00\u00a0EUR / 100 Packungen');
      expect((await row.innerText()).split(name)).toHaveLength(2);
      await noBarriers(producer);
    }),
  );

  it(
    'lists the refused line and offers it as a file',
    step(async () => {
      const { page, words } = producer;
      const lines = await openView(producer, 'refused', 'refused.title');
      const row = lines.getByRole('row').filter({ hasText: broken });
      for (const text of ['Preis', '-4,00', 'Die Zahl darf nicht negativ sein.'])
        expect(await row.innerText()).toContain(text);
      await noBarriers(producer);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('imports:refused.download') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`Neuheiten ${mark}-abgelehnt.csv`);
      const [head, line] = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
      expect(head).toBe('Zeile;Artikelnummer;Feld;Wert;Grund');
      expect(line).toContain(broken);
      expect(line).toContain('Die Zahl darf nicht negativ sein.');
    }),
  );

  it(
    'names the ignored column',
    step(async () => {
      const parts = await openView(producer, 'leftOut', 'leftOut.title');
      expect(await parts.innerText()).toContain('Lagerfach');
    }),
  );

  it(
    'is applied, and found by a shopper with price and pack size',
    step(async () => {
      await decide(producer, 'apply');
      await expectImportStatus(producer, 'Done');
      await noBarriers(producer);
      const { producerName } = await found();
      wanted = { materialNumber: packed, producerName };
      const results = await search(buyer, packed);
      expect(await rowOf(results, wanted).innerText()).toContain('100 Packungen');
      const order = await openArticle(buyer, rowOf(results, wanted), wanted);
      firstPrice = await askFor(buyer, order, wanted, 2);
      await order.getByText(twoPacks).waitFor();
      expect(await order.innerText()).toContain('Packung à 10 Stück');
    }),
  );

  it(
    'changes prices by a BMEcat, sorted by the largest change, old beside new',
    step(async () => {
      const { page, words } = producer;
      await sendCatalogue(producer, bmecat);
      await expectImportStatus(producer, 'Preview');
      priceRound = new URL(page.url()).pathname;
      const changes = page.getByRole('table', { name: words('imports:changes.title') });
      const rows = changes.getByRole('row');
      await rows.nth(2).waitFor();
      const said = (await rows.allInnerTexts()).slice(1).map((row) => row.replaceAll('\u00a0', ' '));
      expect(said[0]).toMatch(/\+25(?:,0+)? %/);
      expect(said[0]).toMatch(/1\.990,00 EUR \/ 100 Packungen[^]*2\.487,50 EUR \/ 100 Packungen/);
      expect(said[1]).toMatch(/\+5(?:,0+)? %/);
      expect(said).toHaveLength(2);
      await page.getByRole('searchbox', { name: words('imports:changes.minPriceMove') }).fill('10');
      await page.keyboard.press('Enter');
      await rows.nth(2).waitFor({ state: 'detached' });
      expect(await rows.nth(1).innerText()).toContain(packed);
      await decide(producer, 'apply');
      await expectImportStatus(producer, 'Done');
    }),
  );

  it(
    'offers the next orderable quantity, and is ordered by the pack',
    step(async () => {
      const { words } = buyer;
      const order = await openPackedArticle();
      await order.getByLabel(words('articles:add.quantityOf', { article: packed })).fill('3');
      await order.getByText('Mindestmenge 2, in Schritten von 2').first().waitFor();
      const take = order.getByRole('button', { name: words('kit:quantity.take', { quantity: 4 }) });
      await take.click();
      await order.getByText('4 Packungen à 10 = 40 Stück').waitFor();
      risenPrice = await askFor(buyer, order, wanted, 2);
      expect(risenPrice).toBeGreaterThan(firstPrice);
      await putIntoBasket(buyer, order, 1);
      await basketLink(buyer, 1).click();
      await goToCheckout(buyer);
      const sums = await reviewOrder(buyer);
      await sums.waitFor();
      await buyer.page.getByText(twoPacks).first().waitFor();
      buyer.troubles.expect(/\/api\/sales-orders\/\d+ 404$/);
      await submitButton(buyer).click();
      orderId = await confirmedOrder(buyer);
    }),
  );

  it(
    'becomes an order with packs and pieces up to the delivery note',
    step(async () => {
      const received = await openReceivedOrder(producer, orderId);
      await received.getByText(twoPacks).first().waitFor();
      await confirmDelivery(producer, received, 'Released');
      await buyer.page.goto(`/orders/sales-orders/${orderId}`);
      await deliveryOf(buyer, wanted).getByText(twoPacks).first().waitFor();
      await beginCompletion(producer, received);
      const dialog = await openDocument(producer, 'DeliveryNote');
      const note = textOfPdf(await producer.page.pdf({ preferCSSPageSize: true }));
      expect(note.replaceAll(/\s+/g, ' ')).toContain(twoPacks);
      await closeDocument(producer, dialog);
    }),
  );

  it(
    'is withdrawn, which restores the former price',
    step(async () => {
      await producer.page.goto(priceRound);
      await expectImportStatus(producer, 'Done');
      await decide(producer, 'withdraw');
      await expectImportStatus(producer, 'Withdrawn');
      await noBarriers(producer);
      const order = await openPackedArticle();
      expect(await askFor(buyer, order, wanted, 2)).toBe(firstPrice);
    }),
  );

  it(
    'causes no errors and no failed requests',
    step(async () => {
      expect([producer.troubles.unexpected, buyer.troubles.unexpected]).toEqual([[], []]);
    }),
  );
});
