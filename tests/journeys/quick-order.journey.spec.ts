import { isPlain } from '@werkbank/contracts/quantities';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { eventually, signIn } from '../instance/running-instance.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { basketLink } from './steps/shop.ts';

const lines = 40;

/** Forty lines of a spreadsheet, on a phone and on a desktop. */
describe.each([390, 1280])('a quick order on a screen of %i pixels', (width) => {
  let browser: Browser;
  let person: OwnPerson;
  let visit: Visit;
  let numbers: string[];
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('liv');
    const { api } = await signIn(person.account);
    const query = { lng: 'de', country: 'CH', currency: 'CHF', q: 'spiralbohrer', sort: 'stock' } as const;
    const { articles } = await api('searchArticles', { query });
    numbers = articles
      .filter(({ price, orderUnits }) => price !== null && isPlain(orderUnits))
      .map(({ articleId }) => articleId)
      .slice(0, lines);
    visit = await visitAs(browser, person.account, 'de', { width });
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const isFit = async (name: string) => {
    const { page, troubles } = visit;
    if (keepsScreens) await keepScreen(page, `quick-order-${name}-${width}`);
    expect(await overflowAt(page, width)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    expect(troubles.unexpected).toEqual([]);
  };
  const textField = () => visit.page.getByRole('textbox', { name: visit.words('checkout:quickOrder.text') });
  const paste = async (text: string) => {
    await textField().focus();
    await visit.page.keyboard.insertText(text);
  };
  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click();
  const ready = (count: number, all: number) =>
    visit.page
      .getByText(visit.words('checkout:quickOrder.ready', { count: all, ready: count, all }))
      .waitFor();
  const kept = async () => (await (await signIn(person.account)).api('getOwnBasket', {})).lines;

  it(
    'leads from the pasted lines to the basket in three interactions',
    step(async () => {
      const { page, words } = visit;
      expect(numbers).toHaveLength(lines);
      await page.goto('/quick-order');
      await textField().waitFor();
      await isFit('empty');
      await paste(`Artikelnummer\tMenge\n${numbers.map((number) => `${number}\t2`).join('\n')}`);
      await press(words('checkout:quickOrder.check'));
      await ready(lines, lines);
      await isFit('ready');
      await press(words('checkout:quickOrder.add', { count: lines }));
      await page.waitForURL('**/basket');
      await basketLink(visit, lines).waitFor();
      const found = await eventually(kept, (all) => all.length === lines);
      expect(found.map(({ articleId }) => articleId).toSorted()).toEqual(numbers.toSorted());
      expect(new Set(found.map(({ quantity }) => quantity))).toEqual(new Set([2]));
    }),
  );

  it(
    'keeps invalid lines for correction in place by keyboard',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/quick-order');
      const [one = '', two = ''] = numbers;
      await paste(`${one};3\nkein-artikel-0815;1\n=1+1;2\n${two};zwölf`);
      await press(words('checkout:quickOrder.check'));
      await ready(1, 4);
      await isFit('mending');
      const number = page.getByRole('textbox', {
        name: words('checkout:quickOrder.numberOfRow', { row: 2 }),
      });
      await number.fill(two);
      await number.press('Enter');
      await ready(2, 4);
      await page
        .getByRole('button', { name: words('checkout:quickOrder.take', { quantity: 1 }) })
        .press('Enter');
      await ready(2, 3);
      await press(words('checkout:quickOrder.add', { count: 2 }));
      await ready(0, 1);
      expect(new URL(page.url()).pathname).toBe('/quick-order');
      await eventually(kept, (all) =>
        [one, two].every((id, index) =>
          all.some((line) => line.articleId === id && line.quantity === (index === 0 ? 5 : 4)),
        ),
      );
    }),
  );
});

it('is reachable from the menu, and refused to users without a company', async () => {
  const browser = await openBrowser();
  const [buyer, loner] = [await ownPerson('mio'), await ownPerson('noa', 'de', { companyId: null })];
  try {
    const visit = await visitAs(browser, buyer.account);
    await openFromMenu(visit, visit.words('checkout:quickOrder.title'));
    await visit.page.waitForURL('**/quick-order');
    expect(visit.troubles.unexpected).toEqual([]);
    const other = await visitAs(browser, loner.account);
    await other.page.goto('/quick-order');
    await other.page.getByRole('heading', { name: other.words('kit:states.forbiddenTitle') }).waitFor();
  } finally {
    await browser.close();
    await buyer.remove();
    await loner.remove();
  }
});
