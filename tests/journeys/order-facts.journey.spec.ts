import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Browser, Locator } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt, widths } from './browser/widths.ts';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { confirmedOrder, openOrderedOrder, reviewOrder, submitButton } from './steps/check-out.ts';
import { visitAs } from './steps/log-in.ts';
import { readDocument } from './steps/open-documents.ts';
import { openReceivedOrder } from './steps/produce.ts';
import { putIntoBasket } from './steps/shop.ts';

/** A buyer orders under the own number with a remark and a wished day; her producer sees them and finds the order by the number. */
describe('an order under an own number', () => {
  const step = inOrder(() => [buyer, producer]);
  const today = dayOf(new Date());
  const wished = addDays(today, 30);
  const written = (day: string) => day.split('-').reverse().join('.');
  const facts = {
    ownOrderNumber: `4500-${Date.now() % 1_000_000} <b>`,
    costCenter: 'Montage 7',
    wishedDate: written(wished),
    contactName: 'Petra Kolb',
    contactPhone: '+41 52 555 00 17',
    remark: 'Bitte an Tor 3 anliefern.\n=1+1 Werkzeuge einzeln verpackt.',
  };
  type FactName = keyof typeof facts;
  let browser: Browser;
  let cast: Cast;
  let person: OwnPerson;
  let buyer: Visit;
  let producer: Visit;
  let orderId: number;

  beforeAll(async () => {
    cast = await castOfTheThread();
    browser = await openBrowser();
    person = await ownPerson('petra');
    buyer = await visitAs(browser, person.account);
    producer = await visitAs(browser, cast.swissProducer.account);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const field = ({ page, words }: Visit, name: FactName) =>
    page.getByRole('textbox', { name: new RegExp(`^${words(`checkout:facts.${name}`)}`) });
  const expectFacts = async (visit: Visit, place: Locator, names: readonly FactName[]) => {
    await place.first().waitFor();
    const text = await visit.page.getByRole('main').innerText();
    for (const name of names) for (const line of facts[name].split('\n')) expect(text).toContain(line);
  };
  /** The screen fits a phone and a desk, without barriers. */
  const look = async ({ page }: Visit, name: string) => {
    for (const width of widths) {
      expect(await overflowAt(page, width)).toEqual([]);
      if (keepsScreens) await keepScreen(page, `${name}-${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await barriersOf(page)).toEqual([]);
  };

  it(
    'refuses a wished day of the past at its field, which takes the keyboard',
    step(async () => {
      const { page, words } = buyer;
      await page.goto(`/article/${cast.offers.CH.row.articleId}`);
      await putIntoBasket(buyer, page.getByRole('region', { name: words('articles:article.order') }), 1);
      await page.goto('/checkout');
      await field(buyer, 'wishedDate').fill(written(addDays(today, -1)));
      await page.getByRole('button', { name: words('checkout:checkout.toSummary') }).click();
      await field(buyer, 'wishedDate').and(page.locator(':focus')).waitFor();
      expect(await page.getByRole('main').innerText()).toContain('liegt in der Vergangenheit');
      await look(buyer, 'order-facts-refused');
    }),
  );

  it(
    'shows the added facts in the summary and in the confirmation',
    step(async () => {
      for (const name of Object.keys(facts) as FactName[]) await field(buyer, name).fill(facts[name]);
      await look(buyer, 'order-facts-form');
      const all = Object.keys(facts) as FactName[];
      await expectFacts(buyer, await reviewOrder(buyer), all);
      await look(buyer, 'order-facts-summary');
      await submitButton(buyer).click();
      orderId = await confirmedOrder(buyer);
      await expectFacts(buyer, buyer.page.getByRole('heading', { level: 1 }), all);
      await look(buyer, 'order-facts-confirmation');
    }),
  );

  it(
    'stands on the page of the order and on its paper',
    step(async () => {
      await openOrderedOrder(buyer, orderId);
      const data = buyer.page.getByRole('region', { name: buyer.words('orders:details.title') });
      await expectFacts(buyer, data, Object.keys(facts) as FactName[]);
      await look(buyer, 'order-facts-order');
      const paper = (await readDocument(buyer, 'CustomerOrder')).replaceAll(/\s+/g, ' ');
      for (const text of Object.values(facts)) expect(paper).toContain(text.replaceAll('\n', ' '));
    }),
  );

  it(
    'is found by its producer under the number of the customer, with remark and wished day',
    step(async () => {
      const { page, words } = producer;
      await openReceivedOrder(producer, orderId);
      const data = page.getByRole('region', { name: words('orders:details.title') });
      await expectFacts(producer, data, Object.keys(facts) as FactName[]);
      await look(producer, 'order-facts-producer');
      const { api } = cast.swissProducer;
      const { orders } = await api('listPurchaseOrders', { query: { orderNumber: facts.ownOrderNumber } });
      expect(orders.map(({ id }) => id)).toEqual([orderId]);
    }),
  );

  it('causes no errors and no failed requests', () => {
    for (const { troubles } of [buyer, producer]) expect(troubles.unexpected).toEqual([]);
  });
});
