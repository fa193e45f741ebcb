import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { wordsOf } from './browser/words.ts';
import { type OwnCompany, ownCompany } from './house/own-company.ts';
import { freshEmail } from './house/own-person.ts';
import { type Account, visitor } from './house/running-house.ts';
import {
  complaintsOf,
  confirm,
  fillIn,
  formOf,
  labelled,
  menuEntries,
  openManagement,
  pageTitled,
  rowWith,
  save,
  told,
} from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';

const refused = ({ email, password }: Account) =>
  expect(visitor()('login', { body: { userEmail: email, password } })).rejects.toMatchObject({ status: 401 });

/** Everything that a customer's admin may do, and a buyer of that customer may not, up to the company's end. */
describe('the admin of a customer, in German', () => {
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
    [browser, company] = await Promise.all([openBrowser(), ownCompany('Gatter Zerspanung')]);
    visit = await visitAs(browser, company.account);
  });
  afterAll(async () => {
    await browser.close();
    await company.remove();
  });

  it(
    'has the menu of a customer and changes own data, seen in the header at once',
    step(async () => {
      const { page, words } = visit;
      expect(await menuEntries(visit)).toEqual(['Profil', 'Unternehmen', words('orders:lists.sales')]);
      await openFromMenu(visit, 'Profil');
      const form = formOf(visit, words('admin:profile.data'));
      await fillIn(visit, form, { 'admin:user.lastName': '', 'admin:user.phone': '123' });
      await save(visit, form);
      expect(await complaintsOf(form)).toEqual([
        'Nachname muss angegeben werden.',
        'Falsches Telefonnummernformat.',
      ]);
      await fillIn(visit, form, { 'admin:user.lastName': 'Neumann', 'admin:user.phone': '+41 62 555 01 99' });
      await save(visit, form);
      await told(visit, words('admin:done.userDataChanged'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('shell:user.label', { name: 'Vera Neumann' }) })
        .waitFor();
    }),
  );

  it(
    'changes the password, but only with the old one',
    step(async () => {
      const { words } = visit;
      const form = formOf(visit, words('admin:password.title'));
      const change = async (oldPassword: string, password: string, repeat = password) => {
        await fillIn(visit, form, {
          'admin:user.oldPassword': oldPassword,
          'admin:user.newPassword': password,
          'admin:user.repeat': repeat,
        });
        await form.getByRole('button', { name: words('admin:password.change') }).click();
      };
      await change(company.account.password, 'zu-schwach', 'anders');
      expect(await complaintsOf(form)).toEqual([
        errorMessage('PASSWORD_FORMAT', 'de'),
        errorMessage('PASSWORDS_NOT_MATCH', 'de'),
      ]);
      visit.troubles.expect(/PUT .*\/password 400/);
      await change('Falsch-2026', 'Journey-2028');
      await form.getByRole('link', { name: errorMessage('OLD_PASSWORD_WRONG', 'de') }).waitFor();
      await change(company.account.password, 'Journey-2028');
      await told(visit, words('admin:done.passwordChanged'));
      await refused(company.account);
      const { user } = await visitor()('login', {
        body: { userEmail: company.account.email, password: 'Journey-2028' },
      });
      expect(user.lastName).toBe('Neumann');
    }),
  );

  it(
    'chooses language, delivery country and currency, which hold at once',
    step(async () => {
      const { page, words } = visit;
      const english = wordsOf('en');
      const main = page.getByRole('main');
      await main.getByLabel(words('admin:preferences.country')).selectOption('CH');
      await main.getByLabel(words('admin:preferences.currency')).selectOption('CHF');
      await main.getByLabel(words('admin:preferences.language')).selectOption('en');
      await pageTitled(visit, english('admin:profile.title'));
      await page.getByRole('banner').getByText('Switzerland · CHF · EN').waitFor();
      await main.getByLabel(english('admin:preferences.language')).selectOption('de');
      await pageTitled(visit, words('admin:profile.title'));
    }),
  );

  it(
    'is asked before typed values are lost: by link, back button, search box and drawer',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'company', company.name);
      const menu = page.getByRole('navigation', { name: words('shell:personalMenu') });
      expect(await menu.getByRole('link', { name: 'Unternehmen' }).getAttribute('aria-current')).toBe('page');
      const form = formOf(visit, words('admin:company.data'));
      const name = form.getByLabel(labelled(words('admin:company.name')));
      await name.fill('Getippt AG');
      const question = page.getByRole('dialog', { name: words('admin:unsaved.title') });
      const stay = async () => {
        await question.getByRole('button', { name: words('kit:dialog.cancel') }).click();
        await question.waitFor({ state: 'detached' });
        expect(await name.inputValue()).toBe('Getippt AG');
      };
      await openFromMenu(visit, 'Profil');
      await stay();
      for (const _ of ['once', 'once more']) {
        await page.goBack();
        await stay();
      }
      const box = page.getByRole('banner').getByRole('searchbox');
      await box.fill('spiralbohrer');
      await box.press('Enter');
      await stay();
      await page.setViewportSize({ width: 600, height: 900 });
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('shell:drawer.open') })
        .click();
      await page
        .getByRole('dialog', { name: words('shell:drawer.label') })
        .getByRole('link', { name: 'Profil' })
        .click();
      await question.getByRole('button', { name: words('admin:unsaved.leave') }).click();
      await pageTitled(visit, words('admin:profile.title'));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goBack();
      await pageTitled(visit, company.name);
      expect(await name.inputValue()).toBe(company.name);
    }),
  );

  it(
    'changes the company, told at once what is wrong with each field alone and with several together',
    step(async () => {
      const { words } = visit;
      const form = formOf(visit, words('admin:company.data'));
      await fillIn(visit, form, { 'admin:company.taxNumber': 'DE116281710', 'admin:company.phone': '1' });
      await save(visit, form);
      expect(await complaintsOf(form)).toEqual([
        'Die Steuernummer muss mit CHE- beginnen.',
        errorMessage('PHONE_FORMAT', 'de'),
      ]);
      const country = form.getByLabel(words('admin:company.country'));
      await country.selectOption('DE');
      await form.getByLabel(words('admin:company.customerType')).selectOption('Kanton');
      expect(await country.inputValue()).toBe('CH');
      await fillIn(visit, form, { 'admin:company.taxNumber': '', 'admin:company.phone': '' });
      await save(visit, form);
      expect(await complaintsOf(form)).toEqual(['Kanton muss angegeben werden.']);
      await form.getByLabel(words('admin:company.kanton')).selectOption('SO');
      await save(visit, form);
      await told(visit, words('admin:done.companyDataChanged'));
      const changed = await company.admin.api('getCustomer', { params: { companyId: company.companyId } });
      expect(changed).toMatchObject({ customerType: 'Kanton', kanton: 'SO', taxNumber: null });
    }),
  );

  it(
    'adds, changes and deletes a shipping address; the one that bills go to stays',
    step(async () => {
      const { page, words } = visit;
      const addresses = page.getByRole('main').getByRole('listitem');
      await page.getByRole('button', { name: words('admin:address.add.Shipping') }).click();
      const added = formOf(visit, words('admin:address.add.Shipping'));
      const send = (form: typeof added) =>
        form.getByRole('button', { name: words('admin:address.save') }).click();
      await fillIn(visit, added, {
        'admin:address.name': 'Werk Süd',
        'admin:address.street': 'Bahnweg',
        'admin:address.house': '3',
        'admin:address.zipCode': '46',
        'admin:address.city': 'Olten',
      });
      await added.getByLabel(words('admin:address.country')).selectOption('CH');
      await send(added);
      expect(await complaintsOf(added)).toEqual([errorMessage('POSTAL_CODE_FORMAT', 'de')]);
      await fillIn(visit, added, { 'admin:address.zipCode': '4600' });
      await send(added);
      await told(visit, words('admin:done.addressCreated'));
      await addresses.filter({ hasText: 'CH-4600 Olten' }).filter({ hasText: 'Werk Süd' }).waitFor();

      await page.getByRole('button', { name: 'Werk Süd, Olten: ändern' }).click();
      const changed = formOf(visit, words('admin:address.change'));
      await fillIn(visit, changed, { 'admin:address.city': 'Aarau', 'admin:address.zipCode': '5000' });
      await send(changed);
      await told(visit, words('admin:done.addressChanged'));
      expect(await page.getByRole('button', { name: `${company.name}, Olten: löschen` }).count()).toBe(0);
      await page.getByRole('button', { name: 'Werk Süd, Aarau: löschen' }).click();
      await confirm(visit, words('admin:address.deleteTitle'), words('admin:address.delete'));
      await told(visit, words('admin:done.addressDeleted'));
      expect(await addresses.count()).toBe(1);
    }),
  );

  it(
    'makes a user, who is found in the list',
    step(async () => {
      const { page, words } = visit;
      await page.getByRole('link', { name: words('admin:users.title') }).click();
      await page.getByRole('link', { name: words('admin:users.create') }).click();
      const form = formOf(visit, words('admin:users.create'));
      const create = () => form.getByRole('button', { name: words('admin:users.create') }).click();
      await fillIn(visit, form, {
        'admin:user.firstName': 'Bruno',
        'admin:user.lastName': 'Lager',
        'admin:user.email': company.account.email,
        'admin:user.phone': '+41 62 555 01 23',
        'admin:user.password': 'Journey-2026',
        'admin:user.repeat': 'Journey-2026',
      });
      visit.troubles.expect(/POST .*\/users 409/);
      await create();
      expect(await complaintsOf(form)).toHaveLength(1);
      await fillIn(visit, form, { 'admin:user.email': buyer.email });
      await create();
      await told(visit, words('admin:done.newUserCreated'));
      await pageTitled(visit, 'Bruno Lager');
      await page.goBack();
      await rowWith(visit, buyer.email).waitFor();
      await page.getByRole('searchbox', { name: words('admin:users.search') }).fill('lager');
      await rowWith(visit, company.account.email).waitFor({ state: 'detached' });
      await rowWith(visit, buyer.email).getByRole('link').click();
    }),
  );

  it(
    'makes that user an admin and takes it back, and sets another password without the old one',
    step(async () => {
      const { page, words } = visit;
      const form = formOf(visit, words('admin:user.data'));
      const flag = form.getByLabel(words('admin:role.CompanyAdmin'));
      for (const isAdmin of [true, false]) {
        await flag.setChecked(isAdmin);
        await save(visit, form);
        await told(visit, words('admin:done.userDataChanged'));
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
      await told(visit, words('admin:done.passwordChanged'));
    }),
  );

  it(
    'has colleagues who see the company, but nothing that an admin does',
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
      for (const path of [
        `${own}/users`,
        `${own}/users/new`,
        'customers',
        'users',
        'producers/companies/102',
      ]) {
        await page.goto(`/management/${path}`);
        await main.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
        await main.getByText(words('kit:states.forbiddenHelp')).waitFor();
      }
    }),
  );

  it(
    'has colleagues who delete themselves, and are logged out then',
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
      await told(buyerVisit, words('shell:login.userLoggedOut'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('shell:user.logIn') })
        .waitFor();
      await refused(buyer);
    }),
  );

  it(
    'deletes the company, is logged out and cannot come back',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'company', company.name);
      await page.getByRole('button', { name: words('admin:delete.company') }).click();
      await confirm(
        visit,
        words('admin:delete.companyTitle', { name: company.name }),
        words('admin:delete.company'),
      );
      await told(visit, words('shell:login.userLoggedOut'));
      await page.goto('/management/company');
      await pageTitled(visit, words('shell:login.title'));
      await refused({ ...company.account, password: 'Journey-2028' });
    }),
  );

  it('has gone without trouble behind the screens', () => {
    expect([...visit.troubles.unexpected, ...(buyerVisit?.troubles.unexpected ?? [])]).toEqual([]);
  });
});
