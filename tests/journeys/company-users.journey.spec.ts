import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { freshEmail } from '../instance/own-person.ts';
import { type Account, visitor } from '../instance/running-instance.ts';
import {
  complaintsOf,
  confirm,
  expectForbidden,
  fillIn,
  formOf,
  openManagement,
  expectPage,
  rowWith,
  save,
  expectTold,
} from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';

const refused = ({ email, password }: Account) =>
  expect(visitor()('login', { body: { userEmail: email, password } })).rejects.toMatchObject({ status: 401 });

/** The users of a customer, from the first colleague to the deletion of the company. */
describe('the users of a customer, in German', () => {
  let browser: Browser;
  let company: OwnCompany;
  let visit: Visit;
  let buyerVisit: Visit | undefined;
  const step = inOrder(() => [visit, buyerVisit]);
  const buyer: Account = {
    email: freshEmail('bruno'),
    password: 'Journey-2027',
    role: 'buyer',
    companyId: null,
    companyType: 'Customer',
    companyName: null,
  };

  beforeAll(async () => {
    [browser, company] = await Promise.all([openBrowser(), ownCompany('Gatter Werkzeugbau')]);
    visit = await visitAs(browser, company.account);
  });
  afterAll(async () => {
    await browser.close();
    await company.remove();
  });

  it(
    'creates a user and finds it in the list',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'company', company.name);
      await page.getByRole('link', { name: words('admin:users.title') }).click();
      await page.getByRole('link', { name: words('admin:users.create') }).click();
      const form = formOf(visit, words('admin:users.create'));
      const create = () => form.getByRole('button', { name: words('admin:users.create') }).click();
      await fillIn(visit, form, {
        'admin:user.firstName': 'Bruno',
        'admin:user.lastName': 'Lager',
        'admin:user.email': company.account.email,
        'admin:user.phone': '+41 62 555 01 23',
      });
      visit.troubles.expect(/POST .*\/users 409/);
      await create();
      expect(await complaintsOf(form)).toHaveLength(1);
      await fillIn(visit, form, { 'admin:user.email': buyer.email });
      await create();
      await expectTold(visit, words('admin:done.newUserCreated'));
      await expectPage(visit, 'Bruno Lager');
      await page.goBack();
      await rowWith(visit, buyer.email).waitFor();
      await page.getByRole('searchbox', { name: words('admin:users.search') }).fill('lager');
      await rowWith(visit, company.account.email).waitFor({ state: 'detached' });
      await rowWith(visit, buyer.email).getByRole('link').click();
    }),
  );

  it(
    'grants and revokes the admin role, and sets a password without the old one',
    step(async () => {
      const { page, words } = visit;
      const form = formOf(visit, words('admin:user.data'));
      const flag = form.getByLabel(words('admin:role.CompanyAdmin'));
      for (const isAdmin of [true, false]) {
        await flag.setChecked(isAdmin);
        await save(visit, form);
        await expectTold(visit, words('admin:done.userDataChanged'));
        await page.reload();
        await flag.waitFor();
        expect(await flag.isChecked()).toBe(isAdmin);
      }
      const password = formOf(visit, words('admin:password.title'));
      expect(await password.getByLabel(words('admin:user.oldPassword')).count()).toBe(0);
      await fillIn(visit, password, {
        'admin:user.newPassword': buyer.password,
        'admin:user.repeat': buyer.password,
      });
      await password.getByRole('button', { name: words('admin:password.set') }).click();
      await expectTold(visit, words('admin:done.passwordChanged'));
    }),
  );

  it(
    'shows colleagues the company, but no pages of admins',
    step(async () => {
      buyerVisit = await visitAs(browser, buyer);
      const { page, words } = buyerVisit;
      await openManagement(buyerVisit, 'company', company.name);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words('admin:address.add.Shipping') }).waitFor();
      expect(await formOf(buyerVisit, words('admin:company.data')).count()).toBe(0);
      expect(await main.getByRole('button', { name: /löschen/i }).count()).toBe(0);
      expect(await main.getByRole('link', { name: words('admin:users.title') }).count()).toBe(0);
      const own = `customers/${company.companyId}`;
      for (const path of [`${own}/users`, `${own}/users/new`]) {
        await expectForbidden(buyerVisit, path, 'forbiddenHelp');
      }
      for (const path of ['customers', 'users', 'producers/companies/102']) {
        await expectForbidden(buyerVisit, path);
      }
    }),
  );

  it(
    'logs out colleagues who delete themselves',
    step(async () => {
      if (!buyerVisit) throw new Error('the colleague is logged in');
      const { page, words } = buyerVisit;
      await openManagement(buyerVisit, 'profile', words('admin:profile.title'));
      await page.getByRole('button', { name: words('admin:delete.oneself') }).click();
      await confirm(
        buyerVisit,
        words('admin:delete.userTitle', { name: 'Bruno Lager' }),
        words('admin:delete.oneself'),
      );
      await expectTold(buyerVisit, words('shell:login.userLoggedOut'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('shell:user.logIn') })
        .waitFor();
      await refused(buyer);
    }),
  );

  it(
    'deletes the company, is logged out and cannot log in again',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'company', company.name);
      await page.getByRole('button', { name: words('admin:delete.company') }).click();
      await confirm(
        visit,
        words('admin:delete.companyTitle', { name: company.name }),
        words('admin:delete.company'),
      );
      await expectTold(visit, words('shell:login.userLoggedOut'));
      await page.goto('/management/company');
      await expectPage(visit, words('shell:login.title'));
      await refused(company.account);
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect([...visit.troubles.unexpected, ...(buyerVisit?.troubles.unexpected ?? [])]).toEqual([]);
  });
});
