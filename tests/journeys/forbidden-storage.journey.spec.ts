import type { Browser } from 'playwright-core';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { fillInLogin } from './steps/log-in.ts';
import { confirmCookies, prefer } from './steps/prefer.ts';
import { basketLink, search } from './steps/shop.ts';

/** Imitates browsers that forbid storage: any access throws. */
const forbidStorage = `
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  LockManager.prototype.request = async () => refuse();
`;

describe('a browser that forbids storage', () => {
  let browser: Browser;
  let visit: Visit;
  let person: OwnPerson | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await beginVisit(browser);
    await visit.context.addInitScript(forbidStorage);
    await visit.page.goto('/');
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  it('shows the shop, and keeps preferences while the page is open', async () => {
    const { page, words } = visit;
    await confirmCookies(visit);
    const table = await search(visit, 'spiralbohrer');
    await prefer(visit, 'currency', 'CHF');
    await table.getByText('CHF').filter({ visible: true }).first().waitFor();
    await table
      .getByRole('button', { name: words('articles:add.addOf', { article: '' }).trim() })
      .first()
      .click();
    await basketLink(visit, 1).waitFor();
    expect(await page.getByRole('main').getByText('€').count()).toBe(0);
  });

  it('supports login and logout', async () => {
    const { page, words } = visit;
    person = await ownPerson('nora');
    await page.getByRole('button', { name: words('shell:user.logIn') }).click();
    await fillInLogin(visit, person.account);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:user.label', { name: '' }).trim() })
      .click();
    await page.getByRole('button', { name: words('shell:user.logOut') }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('shell:user.logIn') })
      .waitFor();
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
