import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { signIn } from '../instance/running-instance.ts';
import { confirmedOrder, goToCheckout, reviewOrder, submitButton } from './steps/check-out.ts';
import { visitAs } from './steps/log-in.ts';
import { basketLink, search } from './steps/shop.ts';

/** Detours at the checkout: reload, back, and a second tab at every step. */
describe('a checkout', () => {
  let browser: Browser;
  let person: OwnPerson;
  let visit: Visit;
  let tab: Visit;
  let orderId: number;
  const step = inOrder(() => [visit]);
  const costCenter = 'Montage 7';

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('runa');
    visit = await visitAs(browser, person.account);
    const table = await search(visit, 'spiralbohrer');
    const name = visit.words('articles:add.addOf', { article: '' }).trim();
    for (const row of [0, 1]) await table.getByRole('button', { name }).nth(row).click();
    await basketLink(visit, 2).click();
    tab = await secondTab(visit);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const heading = ({ page, words }: Visit, text: Parameters<Visit['words']>[0]) =>
    page.getByRole('heading', { level: 1, name: words(text) }).waitFor();
  const center = ({ page, words }: Visit) => page.getByLabel(words('checkout:facts.costCenter'));
  const total = async ({ page, words }: Visit) =>
    page.getByRole('region', { name: words('checkout:review.total'), exact: true }).innerText();
  const address = ({ page }: Visit) => new URL(page.url()).pathname + new URL(page.url()).search;

  it(
    'keeps on its first step what was typed, over a reload and the way to the basket and back',
    step(async () => {
      await goToCheckout(visit);
      await heading(visit, 'checkout:checkout.title');
      await center(visit).fill(costCenter);
      await visit.page.reload();
      await heading(visit, 'checkout:checkout.title');
      expect(await center(visit).inputValue()).toBe(costCenter);
      await visit.page.goBack();
      await heading(visit, 'checkout:basket.title');
      await visit.page.goForward();
      await heading(visit, 'checkout:checkout.title');
      expect(await center(visit).inputValue()).toBe(costCenter);
    }),
  );

  it(
    'shows the same summary after a reload, after back and forth, and in a second tab',
    step(async () => {
      await reviewOrder(visit);
      const [sums, draft] = [await total(visit), address(visit)];
      await visit.page.reload();
      await heading(visit, 'checkout:review.title');
      expect(await total(visit)).toBe(sums);
      await visit.page.goBack();
      await heading(visit, 'checkout:checkout.title');
      expect(await center(visit).inputValue()).toBe(costCenter);
      await reviewOrder(visit);
      // The same content is the same draft.
      expect(address(visit)).toBe(draft);
      await tab.page.goto(draft);
      await heading(tab, 'checkout:review.title');
      expect(await total(tab)).toBe(sums);
      expect(await tab.page.getByRole('main').innerText()).toContain(costCenter);
    }),
  );

  it(
    'is over in a tab whose basket the other one has changed, until that is undone',
    step(async () => {
      await tab.page.goto('/basket');
      await heading(tab, 'checkout:basket.title');
      const quantity = tab.page.getByRole('main').getByRole('textbox').first();
      await quantity.fill('7');
      await submitButton(visit).and(visit.page.locator(':disabled')).waitFor();
      expect(await visit.page.getByRole('main').getByRole('alert').innerText()).toContain(
        visit.words('checkout:review.basketChanged'),
      );
      await quantity.fill('1');
      await submitButton(visit).and(visit.page.locator(':enabled')).waitFor();
    }),
  );

  it(
    'orders once, says so in both tabs, and empties the basket of both',
    step(async () => {
      await tab.page.goto(address(visit));
      await heading(tab, 'checkout:review.title');
      await submitButton(visit).click();
      orderId = await confirmedOrder(visit);
      await basketLink(tab, 0).waitFor();
      expect(await confirmedOrder(tab)).toBe(orderId);
    }),
  );

  it(
    'is the confirmation after a reload, and an empty basket on the way back',
    step(async () => {
      await visit.page.reload();
      expect(await confirmedOrder(visit)).toBe(orderId);
      await visit.page.goBack();
      await visit.page.getByRole('heading', { name: visit.words('checkout:basket.empty') }).waitFor();
      await visit.page.goForward();
      expect(await confirmedOrder(visit)).toBe(orderId);
      const { api } = await signIn(person.account);
      const { orders } = await api('listSalesOrders', { query: { orderNumber: String(orderId) } });
      expect(orders.map(({ id }) => id)).toEqual([orderId]);
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
