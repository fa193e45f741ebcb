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
import { visitAs } from './steps/log-in.ts';
import { basketLink } from './steps/shop.ts';

/** An author saves a quick order as a list and shares it. A colleague orders a part of it. */
describe.each([390, 1280])('a shared list on a screen of %i pixels', (width) => {
  const name = `Grundausstattung ${width} ${Date.now() % 1_000_000}`;
  let browser: Browser;
  let people: OwnPerson[];
  let author: Visit;
  let colleague: Visit;
  let numbers: string[];
  const step = inOrder(() => [author, colleague]);

  beforeAll(async () => {
    browser = await openBrowser();
    people = [await ownPerson('ida'), await ownPerson('ben')];
    const [ida, ben] = people.map(({ account }) => account);
    if (!ida || !ben) throw new Error('two people of a company');
    const { api } = await signIn(ida);
    const query = { lng: 'de', country: 'CH', currency: 'CHF', q: 'spiralbohrer', sort: 'stock' } as const;
    const { articles } = await api('searchArticles', { query });
    numbers = articles
      .filter(({ price, orderUnits }) => price !== null && isPlain(orderUnits))
      .map(({ articleId }) => articleId)
      .slice(0, 3);
    author = await visitAs(browser, ida, 'de', { width });
    colleague = await visitAs(browser, ben, 'de', { width });
  });
  afterAll(async () => {
    await browser.close();
    for (const person of people ?? []) await person.remove();
  });

  const isFit = async ({ page, troubles }: Visit, screen: string) => {
    if (keepsScreens) await keepScreen(page, `saved-lists-${screen}-${width}`);
    expect(await overflowAt(page, width)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    expect(troubles.unexpected).toEqual([]);
  };
  const press = ({ page }: Visit, text: string) =>
    page.getByRole('button', { name: text, exact: true }).click();

  it(
    'is saved from pasted lines and shared under a name',
    step(async () => {
      const { page, words } = author;
      await page.goto('/quick-order');
      await page.getByRole('textbox', { name: words('checkout:quickOrder.text') }).focus();
      await page.keyboard.insertText(numbers.map((number) => `${number}\t2`).join('\n'));
      await press(author, words('checkout:quickOrder.check'));
      await page.getByText(words('checkout:quickOrder.ready', { count: 3, ready: 3, all: 3 })).waitFor();
      await press(author, words('checkout:lists.saveAs'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words('checkout:lists.name') }).fill(name);
      await dialog.getByRole('checkbox').check();
      await isFit(author, 'dialog');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/lists');
      const row = page.getByRole('row').filter({ hasText: name });
      await row.waitFor();
      expect(await row.innerText()).toContain(words('checkout:lists.shared'));
      await isFit(author, 'overview');
    }),
  );

  it(
    'is partly ordered by a colleague, who may not change it',
    step(async () => {
      const { page, words } = colleague;
      await page.goto('/lists');
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText(words('checkout:lists.unchanged')).first().waitFor();
      await isFit(colleague, 'list');
      for (const label of [
        'checkout:lists.rename',
        'checkout:lists.delete',
        'checkout:lists.removeLines',
      ] as const)
        expect(await page.getByRole('button', { name: words(label) }).count()).toBe(0);
      // Deselects all lines but the first by keyboard.
      await page.getByRole('checkbox', { name: words('checkout:lists.chooseAll') }).press('Space');
      await page.getByRole('table').getByRole('checkbox').first().press('Space');
      const quantity = page.getByRole('table').getByRole('textbox').first();
      await quantity.fill('5');
      await page.getByText(words('checkout:lists.chosen', { count: 3, chosen: 1 })).waitFor();
      await press(colleague, words('checkout:quickOrder.add', { count: 1 }));
      await page.waitForURL('**/basket');
      await basketLink(colleague, 1).waitFor();
      const account = people[1]?.account;
      if (!account) throw new Error('a colleague');
      const kept = async () => (await (await signIn(account)).api('getOwnBasket', {})).lines;
      const lines = await eventually(kept, (all) => all.length === 1);
      expect(lines).toMatchObject([{ quantity: 5 }]);
      expect(numbers).toContain(lines[0]?.articleId);
    }),
  );

  it(
    'leads to recent purchases of the company',
    step(async () => {
      const { page, words } = colleague;
      await page.goto('/lists');
      await page.getByRole('link', { name: words('checkout:bought.title') }).click();
      await page.waitForURL('**/lists/bought');
      const box = page.getByRole('table').getByRole('checkbox').first();
      await box.press('Space');
      expect(await box.isChecked()).toBe(true);
      await isFit(colleague, 'bought');
    }),
  );

  it(
    'takes an article in another quantity from its page',
    step(async () => {
      const { page, words } = author;
      await page.goto(`/article/${numbers[0]}`);
      await press(author, words('checkout:lists.addArticle'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: words('checkout:lists.one') }).selectOption(name);
      await dialog.getByRole('textbox', { name: words('checkout:line.quantity') }).fill('7');
      await isFit(author, 'article');
      await press(author, words('kit:form.save'));
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/lists');
      await page.getByRole('link', { name }).click();
      const quantities = async () => {
        const boxes = await page.getByRole('table').getByRole('textbox').all();
        return Promise.all(boxes.map((box) => box.inputValue()));
      };
      expect((await eventually(quantities, (all) => all.length === 3)).toSorted()).toEqual(['2', '2', '7']);
      await page.goto('/lists');
    }),
  );

  it(
    'is changed and deleted by its author',
    step(async () => {
      const { page, words } = author;
      await page.getByRole('link', { name }).click();
      const box = page.getByRole('checkbox', { name: words('checkout:lists.chooseAll') });
      await box.uncheck();
      await page.getByRole('table').getByRole('checkbox').first().check();
      await press(author, words('checkout:lists.removeLines'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('checkout:lists.removeLines') }).click();
      await page.getByText(words('checkout:lists.chosen', { count: 2, chosen: 2 })).waitFor();
      await press(author, words('checkout:lists.delete'));
      await dialog.getByRole('button', { name: words('checkout:lists.delete') }).click();
      await page.waitForURL('**/lists');
      const left = await eventually(
        async () => page.getByRole('link', { name }).count(),
        (count) => count === 0,
      );
      expect(left).toBe(0);
    }),
  );
});
