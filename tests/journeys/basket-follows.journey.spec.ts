import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { eventually, signIn } from '../instance/running-instance.ts';
import { fillInLogin, visitAs } from './steps/log-in.ts';
import { goToCheckout, reviewOrder } from './steps/check-out.ts';
import { confirmCookies } from './steps/prefer.ts';
import { basketLink, search } from './steps/shop.ts';

/** One person on two devices, who begins as a visitor on the second one. */
describe('a basket', () => {
  let browser: Browser;
  let person: OwnPerson;
  let office: Visit;
  let workshop: Visit;
  const step = inOrder(() => [office, workshop]);

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('ruth');
    office = await visitAs(browser, person.account);
    workshop = await beginVisit(browser);
    await workshop.page.goto('/');
    await confirmCookies(workshop);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  /** Adds the article of a row from the results of a search. */
  const add = async (visit: Visit, row: number, countAfter: number) => {
    const table = await search(visit, 'spiralbohrer');
    const name = visit.words('articles:add.addOf', { article: '' }).trim();
    await table.getByRole('button', { name }).nth(row).click();
    await basketLink(visit, countAfter).waitFor();
  };
  const kept = async () => (await (await signIn(person.account)).api('getOwnBasket', {})).lines;
  const lines = async (count: number) => eventually(kept, (found) => found.length === count);
  /** Acts as a person who returns to the window; headless, it is never in the background. */
  const lookAgain = ({ page }: Visit) =>
    page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');

  it(
    'is kept for the person',
    step(async () => {
      await add(office, 0, 1);
      await add(office, 1, 2);
      expect(await lines(2)).toHaveLength(2);
    }),
  );

  it(
    "adds the visitor's basket at the login",
    step(async () => {
      await add(workshop, 1, 1);
      await add(workshop, 2, 2);
      await workshop.page
        .getByRole('banner')
        .getByRole('button', { name: workshop.words('shell:user.logIn') })
        .click();
      await fillInLogin(workshop, person.account);
      await basketLink(workshop, 3).waitFor();
      const found = await lines(3);
      expect(found.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([1, 1, 2]);
      await lookAgain(office);
      await basketLink(office, 3).waitFor();
    }),
  );

  it(
    'has on both devices what each of them changed, and not what was removed',
    step(async () => {
      await add(workshop, 3, 4);
      await lines(4);
      const { page, words } = office;
      await basketLink(office, 3).click();
      const name = words('checkout:line.removeOf', { article: '' }).trim();
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await lines(3);
      await basketLink(office, 3).waitFor();
      await lookAgain(workshop);
      await basketLink(workshop, 3).waitFor();
      expect(await kept()).toHaveLength(3);
    }),
  );

  it(
    'is there after a reload and in a second tab',
    step(async () => {
      await workshop.page.reload();
      await basketLink(workshop, 3).waitFor();
      const tab = await secondTab(workshop);
      await tab.page.goto('/basket');
      await basketLink(tab, 3).waitFor();
      await tab.page.close();
      expect(await lines(3)).toHaveLength(3);
    }),
  );

  it(
    'leads the other device back to the order that was drawn up and not placed',
    step(async () => {
      await office.page.goto('/basket');
      await goToCheckout(office);
      const sums = await (await reviewOrder(office)).innerText();
      await workshop.page.goto('/basket');
      const goOn = workshop.words('checkout:basket.continueDraft');
      await workshop.page.getByRole('link', { name: goOn }).click();
      const { page, words } = workshop;
      await page.getByRole('heading', { level: 1, name: words('checkout:review.title') }).waitFor();
      const total = page.getByRole('region', { name: words('checkout:review.total'), exact: true });
      expect(await total.innerText()).toBe(sums);
      // The checkout needs a login; she logs out elsewhere.
      await page.goto('/');
      await basketLink(workshop, 3).waitFor();
    }),
  );

  it(
    'leaves no basket in a shared browser, and returns at the next login',
    step(async () => {
      const { page, words } = workshop;
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: words('shell:user.label', { name: '' }).trim() }).click();
      await page.getByRole('button', { name: words('shell:user.logOut') }).click();
      await basketLink(workshop, 0).waitFor();
      const stored = (await page.evaluate('JSON.stringify(localStorage)')) as string;
      expect(stored).not.toContain('articleId');
      await banner.getByRole('button', { name: words('shell:user.logIn') }).click();
      await fillInLogin(workshop, person.account);
      await basketLink(workshop, 3).waitFor();
      expect(await lines(3)).toHaveLength(3);
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect([...office.troubles.unexpected, ...workshop.troubles.unexpected]).toEqual([]);
  });
});
