import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { freshEmail } from '../instance/own-person.ts';
import { type Account, accountOf, visitor } from '../instance/running-instance.ts';
import {
  choose,
  confirm,
  expectForbidden,
  fillIn,
  formOf,
  labelled,
  menuEntries,
  openManagement,
  expectPage,
  rowWith,
  save,
  expectTold,
} from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

/** Producers buy too: their company is administered like a customer's. Whatever is changed here is changed back. */
describe('the admin of a producer, in English', () => {
  let browser: Browser;
  let visit: Visit;
  const step = inOrder(() => [visit]);
  const account = accountOf(({ email }) => email === 'leitung@kerbwerk.example');
  const colleague: Account = {
    ...account,
    email: freshEmail('pia'),
    password: 'Journey-2026',
    role: 'producer',
  };
  const company = account.companyName ?? '';

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await visitAs(browser, account, 'en');
  });
  afterAll(() => browser.close());

  it(
    'has the menu of a producer, and chooses preferences in the profile',
    step(async () => {
      const { page, words } = visit;
      expect(await menuEntries(visit)).toEqual([
        'Profile',
        'Company',
        'Quick order',
        'Lists',
        'Purchase orders',
        'Own sales orders',
        'Excel export',
        'Request discount',
        'Articles',
        'Catalogue import',
        'Own article numbers',
        'Discount requests',
        'Discount groups',
        'Discount assignments',
        'Article groups',
        'Country price factors',
        'Surcharges',
        'Why this price',
      ]);
      await openFromMenu(visit, 'Profile');
      const main = page.getByRole('main');
      await main.getByText(words('admin:role.CompanyAdmin')).waitFor();
      await choose(main, words('admin:preferences.currency'), /CHF/);
      await page.getByRole('banner').getByText('CHF · EN').waitFor();
      await choose(main, words('admin:preferences.currency'), /EUR/);
    }),
  );

  it(
    'sees its dispatch locations, and who can add others',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Company');
      await expectPage(visit, company);
      const main = page.getByRole('main');
      await main.getByText(words('admin:address.newDispatchLocation')).waitFor();
      await main.getByText(words('admin:address.type.DispatchLocation')).first().waitFor();
      expect(await main.getByRole('button', { name: words('admin:producers.addLocation') }).count()).toBe(0);
    }),
  );

  it(
    'sets until when orders count for the same day and when the dispatch location is closed, and sets it back',
    step(async () => {
      const { page, words } = visit;
      const name = `${company}, Versand`;
      const form = formOf(visit, words('admin:calendar.title', { name }));
      const add = form.getByRole('button', { name: words('admin:calendar.addPeriod') });
      const open = () =>
        page.getByRole('button', { name: words('admin:calendar.changeOf', { name }) }).click();
      const ordersUntil = async (time: string) => {
        const cutOff = form.getByRole('combobox', { name: words('admin:calendar.cutOff') });
        await cutOff.fill(time);
        await cutOff.press('Enter');
      };
      const send = async () => {
        await form.getByRole('button', { name: words('kit:form.save') }).click();
        await expectTold(visit, words('admin:calendar.changed'));
      };
      await open();
      await form.getByRole('list', { name: words('admin:calendar.holidays') }).waitFor();
      await expectPage(visit, company);
      await ordersUntil('12:30');
      await add.click();
      await form.getByLabel(labelled(words('admin:calendar.from'))).fill('24/12/2030');
      await send();
      await open();
      await form.getByRole('button', { name: words('admin:calendar.removePeriod', { number: 1 }) }).click();
      await ordersUntil('15:00');
      await send();
    }),
  );

  it(
    "changes the company's data",
    step(async () => {
      const { words } = visit;
      const form = formOf(visit, words('admin:company.data'));
      const phone = form.getByLabel(labelled(words('admin:company.phone')));
      const before = await phone.inputValue();
      for (const number of ['+49 30 555 01 77', before]) {
        await phone.fill(number);
        await save(visit, form);
        await expectTold(visit, words('admin:done.companyDataChanged'));
      }
    }),
  );

  it(
    'has goods sent to another address and takes it away again; bills go where it says',
    step(async () => {
      const { page, words } = visit;
      const send = (form: ReturnType<typeof formOf>) =>
        form.getByRole('button', { name: words('kit:form.save') }).click();
      await page.getByRole('button', { name: words('admin:address.add.Shipping') }).click();
      const added = formOf(visit, words('admin:address.add.Shipping'));
      await fillIn(visit, added, {
        'admin:address.name': 'North store',
        'admin:address.street': 'Hafenweg',
        'admin:address.house': '3',
        'admin:address.zipCode': '20457',
        'admin:address.city': 'Hamburg',
      });
      await send(added);
      await expectTold(visit, words('admin:done.addressCreated'));
      const remove = words('admin:address.deleteOf', { place: 'North store, Hamburg' });
      await page.getByRole('button', { name: remove }).click();
      await confirm(visit, words('admin:address.deleteTitle'), words('admin:address.delete'));
      await expectTold(visit, words('admin:done.addressDeleted'));

      const billing = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: words('admin:address.type.Primary') });
      const form = formOf(visit, words('admin:address.change'));
      const supplement = form.getByLabel(labelled(words('admin:address.addressSupplement')));
      await billing.getByRole('button').first().click();
      const before = await supplement.inputValue();
      await supplement.fill('Accounts');
      await send(form);
      await expectTold(visit, words('admin:done.billingAddressChanged'));
      await billing.getByText('Accounts').waitFor();
      await billing.getByRole('button').first().click();
      await supplement.fill(before);
      await send(form);
      await expectTold(visit, words('admin:done.billingAddressChanged'));
    }),
  );

  it(
    'makes a colleague, locks and deletes them',
    step(async () => {
      const { page, words } = visit;
      await page.getByRole('link', { name: words('admin:users.title') }).click();
      await page.getByRole('link', { name: words('admin:users.create') }).click();
      const created = formOf(visit, words('admin:users.create'));
      await created.getByLabel(words('admin:users.setsPassword')).check();
      await fillIn(visit, created, {
        'admin:user.firstName': 'Pia',
        'admin:user.lastName': 'Kerb',
        'admin:user.email': colleague.email,
        'admin:user.phone': '+49 30 555 01 23',
        'admin:user.password': colleague.password,
        'admin:user.repeat': colleague.password,
      });
      await created.getByRole('button', { name: words('admin:users.create') }).click();
      await expectTold(visit, words('admin:done.newUserCreated'));
      await expectPage(visit, 'Pia Kerb');
      const logIn = () =>
        visitor()('login', { body: { userEmail: colleague.email, password: colleague.password } });
      expect((await logIn()).user).toMatchObject({ companyType: 'Producer', companyName: company });

      const form = formOf(visit, words('admin:user.data'));
      await form.getByLabel(words('admin:user.enabled')).uncheck();
      await save(visit, form);
      await expectTold(visit, words('admin:done.userDataChanged'));
      await expect(logIn()).rejects.toMatchObject({ status: 401 });

      await page.getByRole('button', { name: words('admin:delete.user') }).click();
      await confirm(visit, words('admin:delete.userTitle', { name: 'Pia Kerb' }), words('admin:delete.user'));
      await expectTold(visit, words('admin:done.userDeleted'));
      await expectPage(visit, words('admin:users.title'));
      await rowWith(visit, account.email).waitFor();
      expect(await rowWith(visit, colleague.email).count()).toBe(0);
    }),
  );

  it(
    'names a person to ask on pages without access',
    step(async () => {
      for (const path of ['producers', 'producers/1', 'producers/companies/105', 'currencies', 'audit']) {
        await expectForbidden(visit, path);
      }
    }),
  );

  it('asks a visitor to log in, and leads on to where they wanted', async () => {
    const stranger = await beginVisit(browser);
    await stranger.page.goto('/management/company');
    await confirmCookies(stranger);
    await expectPage(stranger, stranger.words('shell:login.title'));
    expect(new URL(stranger.page.url()).searchParams.get('from')).toBe('/management/company');
    await stranger.context.close();
  });

  it('has gone without trouble behind the screen', async () => {
    await openManagement(visit, 'profile', visit.words('admin:profile.title'));
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
