import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Browser, Locator } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import type { Language } from './browser/words.ts';
import { accountOf, signIn } from '../instance/running-instance.ts';
import { audience, findOffers, type Offer, swissBuyer } from '../instance/shopping.ts';
import {
  confirmedOrder,
  goToCheckout,
  openOrderedOrder,
  reviewOrder,
  submitButton,
  sumOf,
} from './steps/check-out.ts';
import {
  confirmReceipt,
  deliveryOf,
  hearOf,
  orderInList,
  priceInOrder,
  release,
} from './steps/follow-order.ts';
import { emptyBasketOf, fillInLogin, setLanguageOf, visitAs } from './steps/log-in.ts';
import { confirmCookies, preferSwitzerland } from './steps/prefer.ts';
import {
  beginCompletion,
  clearCustoms,
  confirmDelivery,
  expectStatus,
  makeReady,
  openReceivedOrder,
  proposeDate,
  send,
} from './steps/produce.ts';
import {
  askFor,
  basketLink,
  narrow,
  openArticle,
  priceInRow,
  priceOfLine,
  putIntoBasket,
  rowOf,
  search,
} from './steps/shop.ts';

const quantity = 12;
const inDays = (days: number) => addDays(dayOf(new Date()), days);
const parcel = { weight: '5', length: '30', width: '20', height: '10' };

/** An order from the search to the delivery, seen by a buyer, two producers and an admin. */
describe.each<[string, Language, string]>([
  ['in German', 'de', 'spiralbohrer 6,8'],
  ['in English', 'en', 'twist drill 6.8'],
])('an order in the browser, %s', (_, language, searchText) => {
  const step = inOrder(() => [buyer, swissProducer, germanProducer, admin]);
  let browser: Browser;
  let offers: Record<'CH' | 'DE', Offer>;
  let manufacturer: string;
  let buyer: Visit;
  let admin: Visit;
  let swissProducer: Visit;
  let germanProducer: Visit;
  let fromSwitzerland: Locator;
  let fromGermany: Locator;
  let orderId: number;
  /** Prices by screen: of one piece, and of the twelve pieces of each producer. */
  const onePiece: Record<string, number> = {};
  const swissLine: Record<string, number> = {};
  const germanLine: Record<string, number> = {};

  beforeAll(async () => {
    const account = accountOf(swissBuyer);
    await setLanguageOf(account, language);
    await emptyBasketOf(account);
    const found = await (await signIn(account)).api('searchArticles', {
      query: { ...audience, lng: language, q: searchText },
    });
    offers = await findOffers(await signIn(account), found.articles);
    manufacturer = found.applicableFilters.find(({ key }) => key === 'producer')?.label ?? '';
    browser = await openBrowser();
    buyer = await beginVisit(browser, { language });
  });
  afterAll(() => browser.close());

  it(
    'begins with a search on the home page',
    step(async () => {
      await buyer.page.goto('/');
      await confirmCookies(buyer);
      await preferSwitzerland(buyer);
      const table = await search(buyer, searchText);
      expect(await table.getByRole('row').count()).toBeGreaterThan(5);
    }),
  );

  it(
    'is filtered by a manufacturer',
    step(async () => {
      const { producerName } = offers.CH.row;
      await narrow(buyer, manufacturer, producerName);
      const table = buyer.page.getByRole('table', { name: buyer.words('articles:search.articles') });
      await table.getByText(offers.DE.row.producerName).first().waitFor({ state: 'detached' });
      const row = rowOf(table, offers.CH.row);
      onePiece['search'] = await priceInRow(row);
      const order = await openArticle(buyer, row, offers.CH.row);
      onePiece['article'] = await askFor(buyer, order, offers.CH.row, 1);
      expect(onePiece['article']).toBe(onePiece['search']);
    }),
  );

  it(
    'puts twelve into the basket',
    step(async () => {
      const order = buyer.page.getByRole('region', { name: buyer.words('articles:article.order') });
      const asked = await askFor(buyer, order, offers.CH.row, quantity);
      await putIntoBasket(buyer, order, 1);
      await basketLink(buyer, 1).click();
      expect(await priceOfLine(buyer, offers.CH.row)).toBe(asked);
    }),
  );

  it(
    'requires a login at the checkout and keeps the basket',
    step(async () => {
      await goToCheckout(buyer);
      await fillInLogin(buyer, accountOf(swissBuyer));
      const { page, words } = buyer;
      await page.getByRole('heading', { level: 1, name: words('checkout:checkout.title') }).waitFor();
      await basketLink(buyer, 1).click();
      swissLine['basket'] = await priceOfLine(buyer, offers.CH.row);
      expect(swissLine['basket']).toBeGreaterThan(0);
    }),
  );

  it(
    'adds an article of a second producer',
    step(async () => {
      const table = await search(buyer, searchText);
      const row = rowOf(table, offers.DE.row);
      onePiece['search of the buyer'] = await priceInRow(row);
      const order = await openArticle(buyer, row, offers.DE.row);
      onePiece['article of the buyer'] = await askFor(buyer, order, offers.DE.row, 1);
      expect(onePiece['article of the buyer']).toBe(onePiece['search of the buyer']);
      germanLine['article'] = await askFor(buyer, order, offers.DE.row, quantity);
      await putIntoBasket(buyer, order, 2);
      await basketLink(buyer, 2).click();
      germanLine['basket'] = await priceOfLine(buyer, offers.DE.row);
    }),
  );

  it(
    'shows freight, customs handling, customs and tax before the order',
    step(async () => {
      const { words } = buyer;
      await goToCheckout(buyer);
      const sums = await reviewOrder(buyer);
      const parts = ['totals.goods', 'cost.Freight', 'cost.CustomsHandling', 'cost.Customs'] as const;
      const cents = await Promise.all(parts.map((part) => sumOf(sums, words(`checkout:${part}`))));
      for (const part of cents) expect(part).toBeGreaterThan(0);
      const net = await sumOf(sums, words('checkout:totals.net'));
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(net);
      expect(await sumOf(sums, words('checkout:totals.total'))).toBeGreaterThan(net);
      swissLine['summary'] = await priceOfLine(buyer, offers.CH.row);
      germanLine['summary'] = await priceOfLine(buyer, offers.DE.row);
    }),
  );

  it(
    'is placed and shows its number',
    step(async () => {
      // The page waits for an order that does not exist yet.
      buyer.troubles.expect(/\/api\/sales-orders\/\d+ 404$/);
      await submitButton(buyer).click();
      orderId = await confirmedOrder(buyer);
      expect(orderId).toBeGreaterThan(100_000);
      swissLine['confirmation'] = await priceOfLine(buyer, offers.CH.row);
      germanLine['confirmation'] = await priceOfLine(buyer, offers.DE.row);
    }),
  );

  it(
    'shows the same prices as all screens before',
    step(async () => {
      await openOrderedOrder(buyer, orderId);
      swissLine['order'] = await priceInOrder(buyer, offers.CH.row);
      germanLine['order'] = await priceInOrder(buyer, offers.DE.row);
      expect(new Set(Object.values(swissLine))).toEqual(new Set([swissLine['order']]));
      expect(new Set(Object.values(germanLine))).toEqual(new Set([germanLine['order']]));
    }),
  );

  it(
    'is confirmed by the Swiss producer',
    step(async () => {
      swissProducer = await visitAs(browser, offers.CH.producer, language);
      fromSwitzerland = await openReceivedOrder(swissProducer, orderId);
      await confirmDelivery(swissProducer, fromSwitzerland);
      expect(await fromSwitzerland.innerText()).toContain(offers.CH.row.materialNumber);
    }),
  );

  it(
    'gets another date from the German producer',
    step(async () => {
      germanProducer = await visitAs(browser, offers.DE.producer, language);
      fromGermany = await openReceivedOrder(germanProducer, orderId);
      await proposeDate(germanProducer, fromGermany, inDays(10));
      await hearOf(buyer, orderId);
      expect(await fromGermany.innerText()).not.toContain(offers.CH.row.producerName);
    }),
  );

  it(
    'is released by the buyer, first the confirmed part, then the proposed one',
    step(async () => {
      // This page is open since the order was placed.
      await expectStatus(buyer, deliveryOf(buyer, offers.CH.row), 'Confirmed');
      await expectStatus(buyer, deliveryOf(buyer, offers.DE.row), 'Proposed');
      await release(buyer, offers.CH.row);
      await expectStatus(buyer, deliveryOf(buyer, offers.DE.row), 'Proposed');
      await release(buyer, offers.DE.row);
      expect(await deliveryOf(buyer, offers.CH.row).innerText()).toContain(
        buyer.words('kit:status.Released'),
      );
    }),
  );

  it(
    'is sent by the Swiss producer',
    step(async () => {
      await expectStatus(swissProducer, fromSwitzerland, 'Released');
      await beginCompletion(swissProducer, fromSwitzerland);
      await makeReady(swissProducer, fromSwitzerland, parcel);
      const customs = swissProducer.words('orders:move.clearCustoms');
      expect(await fromSwitzerland.getByRole('button', { name: customs }).count()).toBe(0);
      await send(swissProducer, fromSwitzerland);
    }),
  );

  it(
    'is sent by the German producer, with its papers and through customs',
    step(async () => {
      await expectStatus(germanProducer, fromGermany, 'Released');
      await beginCompletion(germanProducer, fromGermany);
      const papers = { mrnNumber: '26DE1234567890ABCD', declaration: 'zollanmeldung.pdf' };
      await makeReady(germanProducer, fromGermany, { ...parcel, export: papers });
      await clearCustoms(germanProducer, fromGermany);
      await send(germanProducer, fromGermany);
      expect(await fromGermany.innerText()).toContain(papers.mrnNumber);
    }),
  );

  it(
    'is received by the buyer and has the status Delivered',
    step(async () => {
      await expectStatus(buyer, deliveryOf(buyer, offers.CH.row), 'Sent');
      await expectStatus(buyer, deliveryOf(buyer, offers.DE.row), 'Sent');
      await confirmReceipt(buyer, offers.CH.row);
      await confirmReceipt(buyer, offers.DE.row);
      const row = await orderInList(buyer, orderId, buyer.words('orders:lists.sales'));
      await row.getByText(buyer.words('kit:status.Delivered'), { exact: true }).waitFor();
      expect(await row.innerText()).toContain(String(orderId));
    }),
  );

  it(
    "is in an admin's list of all orders",
    step(async () => {
      admin = await visitAs(
        browser,
        accountOf(({ role }) => role === 'platform-admin'),
        language,
      );
      const row = await orderInList(admin, orderId, admin.words('orders:tabs.all'));
      await row.getByText(admin.words('kit:status.Delivered'), { exact: true }).waitFor();
      expect(await row.innerText()).toContain(accountOf(swissBuyer).companyName);
    }),
  );

  it(
    'causes no errors and no failed requests',
    step(async () => {
      for (const visit of [buyer, swissProducer, germanProducer, admin]) {
        expect(visit.troubles.unexpected).toEqual([]);
      }
    }),
  );
});
