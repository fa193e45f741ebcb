import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { wordsOf } from './browser/words.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { type Account, signIn, visitor } from '../instance/running-instance.ts';
import {
  choose,
  chosenIn,
  complaintsOf,
  confirm,
  fillIn,
  formOf,
  labelled,
  menuEntries,
  openManagement,
  expectPage,
  save,
  expectTold,
} from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';

const refused = ({ email, password }: Account) =>
  expect(visitor()('login', { body: { userEmail: email, password } })).rejects.toMatchObject({ status: 401 });

/** Changes by a customer's admin: own data, password, preferences, the company and its addresses. */
describe('the admin of a customer, in German', () => {
  let browser: Browser;
  let company: OwnCompany;
  let visit: Visit;
  const step = inOrder(() => [visit]);

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
      expect(await menuEntries(visit)).toEqual([
        'Profil',
        'Firma',
        words('checkout:quickOrder.title'),
        words('checkout:lists.title'),
        words('orders:lists.sales'),
        words('orders:request.title'),
        'Katalog mit Preisen',
        'Eigene Artikelnummern',
      ]);
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
      await expectTold(visit, words('admin:done.userDataChanged'));
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
        `${words('admin:user.newPassword')}: ${errorMessage('PASSWORD_FORMAT', 'de')}`,
        `${words('admin:user.repeat')}: ${errorMessage('PASSWORDS_NOT_MATCH', 'de')}`,
      ]);
      visit.troubles.expect(/PUT .*\/password 400/);
      // The token from before the new password ends with it: the browser renews it and asks once more.
      visit.troubles.expect(/(GET|PUT) .*\/(users\/\d+|mail-choices|preferences|language) 401/);
      await change('Falsch-2026', 'Journey-2028');
      await form.getByRole('link', { name: errorMessage('OLD_PASSWORD_WRONG', 'de') }).waitFor();
      await change(company.account.password, 'Journey-2028');
      await expectTold(visit, words('admin:done.passwordChanged'));
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
      await choose(main, words('admin:preferences.country'), 'Schweiz');
      await choose(main, words('admin:preferences.currency'), /CHF/);
      await choose(main, words('admin:preferences.language'), words('admin:language.en'));
      await expectPage(visit, english('admin:profile.title'));
      await page.getByRole('banner').getByText('Switzerland · CHF · EN').waitFor();
      await choose(main, english('admin:preferences.language'), english('admin:language.de'));
      await expectPage(visit, words('admin:profile.title'));
    }),
  );

  it(
    'is asked before typed values are lost: by link, back button, search box and drawer',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'company', company.name);
      const menu = page.getByRole('navigation', { name: words('shell:personalMenu') });
      expect(await menu.getByRole('link', { name: 'Firma' }).getAttribute('aria-current')).toBe('page');
      const form = formOf(visit, words('admin:company.data'));
      const name = form.getByLabel(labelled(words('admin:company.name')));
      await name.fill('Getippt AG');
      const dialog = page.getByRole('dialog', { name: words('kit:unsaved.title') });
      const stay = async () => {
        await dialog.getByRole('button', { name: words('kit:dialog.cancel') }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await name.inputValue()).toBe('Getippt AG');
      };
      await openFromMenu(visit, 'Profil');
      await stay();
      for (const _ of ['once', 'once more']) {
        await page.goBack();
        await stay();
      }
      const box = page.getByRole('banner').getByRole('combobox');
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
      await dialog.getByRole('button', { name: words('kit:unsaved.leave') }).click();
      await expectPage(visit, words('admin:profile.title'));
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goBack();
      await expectPage(visit, company.name);
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
        'Die UID/USt-IdNr. muss mit CHE- beginnen.',
        errorMessage('PHONE_FORMAT', 'de'),
      ]);
      await choose(form, words('admin:company.country'), 'Deutschland');
      await choose(form, words('admin:company.customerType'), words('admin:customers.types.Kanton'));
      expect(await chosenIn(form, words('admin:company.country'))).toBe('Schweiz');
      await fillIn(visit, form, { 'admin:company.taxNumber': '', 'admin:company.phone': '' });
      await save(visit, form);
      expect(await complaintsOf(form)).toEqual(['Kanton muss angegeben werden.']);
      await choose(form, words('admin:company.kanton'), 'Solothurn');
      await save(visit, form);
      await expectTold(visit, words('admin:done.companyDataChanged'));
      const { api } = await signIn({ ...company.account, password: 'Journey-2028' });
      const changed = await api('getCustomer', { params: { companyId: company.companyId } });
      expect(changed).toMatchObject({ customerType: 'Kanton', kanton: 'SO', taxNumber: null });
    }),
  );

  it(
    'adds, changes and deletes a shipping address; the one that bills go to stays',
    step(async () => {
      const { page, words } = visit;
      const addresses = page.getByRole('main').getByRole('listitem');
      // With animations, a dialog is drawn a little later than it is in the document.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.getByRole('button', { name: words('admin:address.add.Shipping') }).click();
      const added = formOf(visit, words('admin:address.add.Shipping'));
      // The first field has the focus.
      await added.getByLabel(words('admin:address.name')).and(page.locator(':focus')).waitFor();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const send = (form: typeof added) => form.getByRole('button', { name: words('kit:form.save') }).click();
      await fillIn(visit, added, {
        'admin:address.name': 'Werk Süd',
        'admin:address.street': 'Bahnweg',
        'admin:address.house': '3',
        'admin:address.zipCode': '46',
        'admin:address.city': 'Olten',
      });
      await choose(added, words('admin:address.country'), 'Schweiz');
      await send(added);
      expect(await complaintsOf(added)).toEqual([errorMessage('POSTAL_CODE_FORMAT', 'de')]);
      await fillIn(visit, added, { 'admin:address.zipCode': '4600' });
      await send(added);
      await expectTold(visit, words('admin:done.addressCreated'));
      await addresses.filter({ hasText: 'CH-4600 Olten' }).filter({ hasText: 'Werk Süd' }).waitFor();

      await page.getByRole('button', { name: 'Adresse Werk Süd, Olten ändern' }).click();
      const changed = formOf(visit, words('admin:address.change'));
      await fillIn(visit, changed, { 'admin:address.city': 'Aarau', 'admin:address.zipCode': '5000' });
      await send(changed);
      await expectTold(visit, words('admin:done.addressChanged'));
      expect(await page.getByRole('button', { name: `Adresse ${company.name}, Olten löschen` }).count()).toBe(
        0,
      );
      await page.getByRole('button', { name: 'Adresse Werk Süd, Aarau löschen' }).click();
      await confirm(visit, words('admin:address.deleteTitle'), words('admin:address.delete'));
      await expectTold(visit, words('admin:done.addressDeleted'));
      expect(await addresses.count()).toBe(1);
    }),
  );

  it('has gone without trouble behind the screen', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
