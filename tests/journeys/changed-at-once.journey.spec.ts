import type { Browser, Page } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { freshEmail } from '../instance/own-person.ts';
import { accountOf } from '../instance/running-instance.ts';
import {
  confirm,
  expectPage,
  expectTold,
  fillIn,
  formOf,
  openManagement,
  rowWith,
  save,
} from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';

const email = freshEmail('hilde');

/** Optimistic updates of lists, and conflicts of two editors. In German. */
describe('a company admin', () => {
  let browser: Browser;
  let company: OwnCompany;
  let visit: Visit;
  let other: Visit;
  const step = inOrder(() => [visit, other]);

  beforeAll(async () => {
    [browser, company] = await Promise.all([openBrowser(), ownCompany('Zufrüh Frästechnik')]);
    visit = await visitAs(browser, company.account);
    other = await visitAs(
      browser,
      accountOf(({ role }) => role === 'platform-admin'),
    );
  });
  afterAll(async () => {
    await browser.close();
    await company.remove();
  });

  const names = async () => {
    const links = visit.page.getByRole('table').getByRole('link');
    await links.first().waitFor();
    return links.allInnerTexts();
  };
  const toList = () =>
    visit.page
      .getByRole('main')
      .getByRole('link', { name: visit.words('admin:users.title') })
      .click();

  it(
    'sees changed users in the list at once, before it is loaded again',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, `customers/${company.companyId}/users`, words('admin:users.title'));
      expect(await names()).toEqual(['Gatter, Vera']);
      const release = await holdBack(page, '**/api/customers/*/users*');
      await page.getByRole('link', { name: words('admin:users.create') }).click();
      const form = formOf(visit, words('admin:users.create'));
      await fillIn(visit, form, {
        'admin:user.firstName': 'Hilde',
        'admin:user.lastName': 'Zufrüh',
        'admin:user.email': email,
        'admin:user.phone': '+41 62 555 01 23',
      });
      await form.getByRole('button', { name: words('admin:users.create') }).click();
      await expectPage(visit, 'Hilde Zufrüh');
      await toList();
      expect(await names()).toEqual(['Gatter, Vera', 'Zufrüh, Hilde']);

      await rowWith(visit, email).getByRole('link').click();
      const data = formOf(visit, words('admin:user.data'));
      await fillIn(visit, data, { 'admin:user.lastName': 'Äbi' });
      await save(visit, data);
      await expectPage(visit, 'Hilde Äbi');
      await toList();
      expect(await names()).toEqual(['Äbi, Hilde', 'Gatter, Vera']);

      await rowWith(visit, email).getByRole('link').click();
      await page.getByRole('button', { name: words('admin:delete.user') }).click();
      await confirm(
        visit,
        words('admin:delete.userTitle', { name: 'Hilde Äbi' }),
        words('admin:delete.user'),
      );
      await rowWith(visit, email).waitFor({ state: 'detached' });
      expect(await names()).toEqual(['Gatter, Vera']);
      await release();
    }),
  );

  it(
    'keeps typed values after a conflict and takes over the other changes',
    step(async () => {
      const path = `customers/${company.companyId}`;
      const forms = [];
      for (const one of [visit, other]) {
        await openManagement(one, path, company.name);
        forms.push(formOf(one, one.words('admin:company.data')));
      }
      const [mine, theirs] = forms;
      if (!mine || !theirs) throw new Error('both stand before the company');
      const renamed = `${company.name} Söhne`;
      await fillIn(visit, mine, { 'admin:company.name': `${company.name} Erben` });
      await fillIn(other, theirs, {
        'admin:company.name': renamed,
        'admin:company.phone': '+41 62 555 77 88',
      });
      await save(other, theirs);
      await expectTold(other, other.words('admin:done.companyDataChanged'));

      visit.troubles.expect(/PUT .*\/customers\/\d+ 409/);
      await save(visit, mine);
      await mine.getByRole('button', { name: visit.words('kit:form.takeOver') }).click();
      await mine.getByText(visit.words('kit:form.changedMeanwhile', { value: renamed })).waitFor();
      const phone = mine.getByLabel(visit.words('admin:company.phone'));
      expect(await phone.inputValue()).toBe('+41 62 555 77 88');
      await save(visit, mine);
      await expectTold(visit, visit.words('admin:done.companyDataChanged'));
      await expectPage(visit, `${company.name} Erben`);
      const kept = await company.admin.api('getCustomer', { params: { companyId: company.companyId } });
      expect(kept).toMatchObject({ name: `${company.name} Erben`, phone: '+41 62 555 77 88' });
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect([...visit.troubles.unexpected, ...other.troubles.unexpected]).toEqual([]);
  });
});

/** Delays the answers of a list until they are released. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    released.resolve();
    await page.unroute(address);
  };
}
