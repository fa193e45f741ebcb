import { randomBytes } from 'node:crypto';
import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from './house/own-person.ts';
import { accountOf, type Person, signIn } from './house/running-house.ts';
import {
  complaintsOf,
  confirm,
  fillIn,
  formOf,
  menuEntries,
  openManagement,
  pageTitled,
  rowWith,
  save,
  told,
} from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

const mark = randomBytes(3).toString('hex');
/** Last in every list, so that those who look at the first ones find what was there before. */
const producer = `Zz Journey ${mark}`;

/** What only the platform's own people do, in German; what it changes of the demo data it changes back. */
describe('a platform admin', () => {
  let browser: Browser;
  let visit: Visit;
  let admin: Person;
  let person: OwnPerson;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    const account = accountOf(({ role }) => role === 'platform-admin');
    [browser, admin, person] = await Promise.all([openBrowser(), signIn(account), ownPerson('zora')]);
    visit = await visitAs(browser, account);
  });
  afterAll(async () => {
    await browser.close();
    await person.remove();
    await removeWhatWasMade(admin);
  });

  it(
    'has the menu of the platform',
    step(async () => {
      expect(await menuEntries(visit)).toEqual([
        'Profil',
        'Benutzer',
        'Kunden',
        'Hersteller',
        'Bestellungen',
        'Währungen',
        'Hilfe-Inhalte',
        'Änderungsprotokoll',
      ]);
    }),
  );

  it(
    'finds users by search, filter, order and page, all of it in the address',
    step(async () => {
      const { page, words } = visit;
      const query = () => Object.fromEntries(new URL(page.url()).searchParams);
      const firstRow = page.getByRole('table').getByRole('row').nth(1);
      await openFromMenu(visit, 'Benutzer');
      await page
        .getByRole('navigation', { name: words('kit:pagination.label') })
        .getByRole('button', { name: words('kit:pagination.page', { page: 2 }) })
        .click();
      await page.waitForURL('**/users?page=2');
      await page
        .getByRole('columnheader', { name: words('admin:user.email') })
        .getByRole('button')
        .click();
      await page.waitForURL('**/users?sort=email');
      await page.getByRole('searchbox', { name: words('admin:users.search') }).fill('kellermatt');
      await page.waitForURL(/search=kellermatt/);
      await page.getByLabel(words('admin:user.roles')).selectOption('CompanyAdmin');
      await rowWith(visit, 'einkauf@kellermatt.example').waitFor({ state: 'detached' });
      const asked = { sort: 'email', search: 'kellermatt', role: 'CompanyAdmin' };
      expect(query()).toEqual(asked);
      await page.reload();
      await firstRow.getByRole('link').click();
      await pageTitled(visit, 'Reto Kellermatt');
      await page.goBack();
      await rowWith(visit, 'leitung@kellermatt.example').waitFor();
      expect(query()).toEqual(asked);
      expect(await page.getByRole('searchbox', { name: words('admin:users.search') }).inputValue()).toBe(
        'kellermatt',
      );
      await page.getByRole('button', { name: words('admin:lists.reset') }).click();
      await rowWith(visit, 'admin@werkbank.example').waitFor();
      expect(query()).toEqual({ sort: 'email' });
    }),
  );

  it(
    'finds customers by their kind, and opens one with a click on its row',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Kunden');
      await page.getByLabel(words('admin:customers.type')).selectOption('Kanton');
      await page.getByRole('searchbox', { name: words('admin:customers.search') }).fill('bern');
      await page.waitForURL(/search=bern/);
      const row = rowWith(visit, 'Kanton Bern, Tiefbauamt');
      await rowWith(visit, 'Kanton Zürich').waitFor({ state: 'detached' });
      await row.getByRole('cell').last().click();
      await pageTitled(visit, 'Kanton Bern, Tiefbauamt');
      await page
        .getByRole('link', { name: words('admin:users.title') })
        .last()
        .click();
      await rowWith(visit, 'tiefbau@kanton-bern.example').waitFor();
      const crumbs = page.getByRole('navigation', { name: words('kit:page.breadcrumbs') });
      expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([
        'Kunden',
        'Kanton Bern, Tiefbauamt',
        'Benutzer',
      ]);
    }),
  );

  it(
    'refuses a new producer whose name is taken, and makes it under another',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'producers', 'Hersteller');
      await page.getByRole('link', { name: words('admin:producers.add') }).click();
      const form = formOf(visit, words('admin:producers.add'));
      const create = () => form.getByRole('button', { name: words('admin:producers.create') }).click();
      await create();
      expect(await complaintsOf(form)).toHaveLength(8);
      await fillIn(visit, form, {
        'admin:producers.marginInPercent': '12,25',
        'admin:producers.videoLink': 'kein Link',
        'admin:producers.field.companyName': `${producer} AG`,
        'admin:producers.field.name': 'Lager',
        'admin:producers.field.street': 'Weg',
        'admin:producers.field.house': '1',
        'admin:producers.field.zipCode': '89073',
        'admin:producers.field.city': 'Ulm',
      });
      await form.getByLabel(words('admin:producers.name'), { exact: true }).fill('Kerbwerk');
      await create();
      expect(await complaintsOf(form)).toHaveLength(2);
      await fillIn(visit, form, {
        'admin:producers.marginInPercent': '12,5',
        'admin:producers.videoLink': 'https://www.youtube.com/watch?v=journey',
      });
      await form.getByLabel(words('admin:producers.customShippingHelp')).check();
      visit.troubles.expect(/POST .*\/producers 409/);
      await create();
      await form.getByRole('link', { name: errorMessage('PRODUCER_NAME_EXISTS', 'de') }).waitFor();
      await form.getByLabel(words('admin:producers.name'), { exact: true }).fill(producer);
      await create();
      await told(visit, words('admin:producers.created'));
      await pageTitled(visit, producer);
    }),
  );

  it(
    'changes its margin, gives it another place to send from and keeps the last one',
    step(async () => {
      const { page, words } = visit;
      const form = formOf(visit, words('admin:producers.data'));
      await fillIn(visit, form, { 'admin:producers.marginInPercent': '7' });
      await save(visit, form);
      await told(visit, words('admin:producers.changed'));

      await page.getByRole('button', { name: words('admin:producers.addLocation') }).click();
      const dialog = formOf(visit, words('admin:producers.addLocation'));
      await fillIn(visit, dialog, {
        'admin:producers.field.name': 'Werk 2',
        'admin:producers.field.street': 'Gasse',
        'admin:producers.field.house': '2',
        'admin:producers.field.zipCode': '8406',
        'admin:producers.field.city': 'Winterthur',
      });
      await dialog.getByLabel(words('admin:producers.field.country')).selectOption('CH');
      await dialog.getByRole('button', { name: words('admin:producers.save') }).click();
      await told(visit, words('admin:producers.locationAdded'));

      const remove = async (name: string) => {
        const question = words('admin:producers.deleteLocationOf', { name });
        await page.getByRole('button', { name: question }).click();
        await confirm(visit, question, words('admin:producers.deleteLocation'));
      };
      await remove('Lager');
      await told(visit, words('admin:producers.locationDeleted'));
      visit.troubles.expect(/DELETE .*\/addresses\/\d+ 409/);
      await remove('Werk 2');
      await page
        .getByRole('alert')
        .filter({ hasText: errorMessage('LAST_DISPATCH_LOCATION', 'de') })
        .waitFor();

      await page.getByRole('link', { name: `${producer} AG` }).click();
      await pageTitled(visit, `${producer} AG`);
      await openManagement(visit, `producers?search=${mark}`, 'Hersteller');
      const row = rowWith(visit, producer);
      expect((await row.innerText()).replaceAll('\u00a0', ' ')).toContain('7,0 %');
      await row.getByText('Winterthur, CH').waitFor();
      await row.getByRole('cell', { name: words('admin:lists.yes'), exact: true }).waitFor();
    }),
  );

  it(
    'moves somebody to another company',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, `users/${person.userId}`, 'Vera Gatter');
      await page.getByRole('button', { name: words('admin:move.open') }).click();
      const dialog = page.getByRole('dialog', { name: words('admin:move.title', { name: 'Vera Gatter' }) });
      await dialog.getByRole('searchbox').fill('Bergfurt');
      await dialog.getByRole('radio', { name: 'Bergfurt Maschinenbau GmbH' }).check();
      await dialog.getByRole('button', { name: words('admin:move.move') }).click();
      await told(visit, words('admin:done.userDataChanged'));
      await page.getByRole('main').getByText('Bergfurt Maschinenbau GmbH').waitFor();
      const { user } = await signIn({ ...person.account });
      expect(user.companyName).toBe('Bergfurt Maschinenbau GmbH');
    }),
  );

  it(
    'refuses gaps and overlaps of exchange rates, and ends an open one where the next begins',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'currencies?type=Internal&source=EUR', 'Währungen');
      const change = words('admin:currencies.changeOf', { name: 'EUR → CHF 2024-01-01' });
      await page.getByRole('button', { name: change }).click();
      const changed = formOf(visit, words('admin:currencies.change'));
      const send = (form: typeof changed) =>
        form.getByRole('button', { name: words('admin:currencies.save') }).click();
      visit.troubles.expect(/PUT .*\/exchange-rates\/\d+ 409/);
      for (const [end, code] of [
        ['2025-11-30', 'EXCHANGE_RATE_GAP'],
        ['2026-02-01', 'EXCHANGE_RATE_OVERLAP'],
      ] as const) {
        await fillIn(visit, changed, { 'admin:currencies.field.validTo': end });
        await send(changed);
        await changed
          .getByRole('alert')
          .filter({ hasText: errorMessage(code, 'de') })
          .waitFor();
      }
      await changed.getByRole('button', { name: words('admin:currencies.cancel') }).click();
      await confirm(visit, words('admin:unsaved.title'), words('admin:unsaved.leave'));

      await page.getByRole('button', { name: words('admin:currencies.add') }).click();
      const added = formOf(visit, words('admin:currencies.add'));
      await fillIn(visit, added, { 'admin:currencies.field.ratio': 'viel' });
      await send(added);
      expect(await complaintsOf(added)).toEqual([
        'Der Wert muss eine Zahl sein.',
        'Gültig ab muss angegeben werden.',
      ]);
      await fillIn(visit, added, {
        'admin:currencies.field.ratio': '0,9555',
        'admin:currencies.field.validFrom': '2031-01-01',
      });
      await send(added);
      await told(visit, words('admin:currencies.added'));
      await rowWith(visit, '01.01.2026').getByText('31.12.2030').waitFor();
      await rowWith(visit, '01.01.2031').getByText('0,9555').waitFor();
      await page
        .getByRole('button', { name: words('admin:currencies.deleteOf', { name: 'EUR → CHF 2031-01-01' }) })
        .click();
      await confirm(visit, words('admin:currencies.deleteTitle'), words('admin:currencies.delete'));
      await told(visit, words('admin:currencies.deleted'));
      await rowWith(visit, '01.01.2026').getByText(words('admin:currencies.open')).waitFor();
    }),
  );

  it(
    'puts help beside every page: a pdf and an address, in an order, switched on and off',
    step(async () => {
      const { page, words } = visit;
      const form = formOf(visit, words('admin:sidebar.item'));
      const begin = async (title: string, type: 'youtube' | 'pdf' | 'url', order: string) => {
        await openManagement(visit, 'sidebar-panel', 'Hilfe-Inhalte');
        await page.getByRole('link', { name: words('admin:sidebar.add') }).click();
        await fillIn(visit, form, { 'admin:sidebar.field.title': title, 'admin:sidebar.field.order': order });
        await form.getByLabel(words('admin:sidebar.field.type')).selectOption(type);
      };
      const create = () => form.getByRole('button', { name: words('admin:sidebar.create') }).click();

      await begin(`Film ${mark}`, 'youtube', '');
      await create();
      expect(await complaintsOf(form)).toEqual([
        'Reihenfolge muss angegeben werden.',
        errorMessage('SIDEBAR_URL_REQUIRED', 'de'),
      ]);
      await fillIn(visit, form, {
        'admin:sidebar.field.order': '9002',
        'admin:sidebar.field.url': 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      });
      await create();
      await told(visit, words('admin:sidebar.created'));

      await begin(`Blatt ${mark}`, 'pdf', '9001');
      await create();
      expect(await complaintsOf(form)).toEqual([errorMessage('SIDEBAR_FILE_REQUIRED', 'de')]);
      await form.getByLabel(words('admin:sidebar.field.file')).setInputFiles({
        name: 'blatt.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      });
      await create();
      await told(visit, words('admin:sidebar.created'));
      await rowWith(visit, 'blatt.pdf').getByRole('link').click();
      await pageTitled(visit, `Blatt ${mark}`);
      await page.locator(`iframe[title="Blatt ${mark}"]`).waitFor();

      const seen = await helpOfVisitor(browser);
      expect(seen.filter((title) => title.endsWith(mark))).toEqual([`Blatt ${mark}`, `Film ${mark}`]);

      await openManagement(visit, 'sidebar-panel', 'Hilfe-Inhalte');
      await page.getByLabel(words('admin:sidebar.enable', { title: `Film ${mark}` })).uncheck();
      await told(visit, words('admin:sidebar.updated'));
      expect((await helpOfVisitor(browser)).filter((title) => title.endsWith(mark))).toEqual([
        `Blatt ${mark}`,
      ]);
    }),
  );

  it(
    'reads in the audit trail what was before and is after',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Änderungsprotokoll');
      await page.getByLabel(words('admin:audit.objectType')).selectOption('SidebarItem');
      await page.getByRole('searchbox', { name: words('admin:audit.who') }).fill('admin@werkbank.example');
      await page.waitForURL(/who=admin/);
      const entry = page
        .getByRole('table')
        .getByRole('row')
        .filter({ hasText: `Film ${mark}` });
      await entry.filter({ hasText: 'Hilfe-Inhalt geändert' }).click();
      const change = page
        .getByRole('table')
        .locator('dl > div')
        .filter({ hasText: words('admin:audit.names.status') });
      expect(await change.getByRole('deletion').innerText()).toContain('eingeschaltet');
      expect(await change.getByRole('insertion').innerText()).toContain('ausgeschaltet');
      await page.reload();
      await entry.first().waitFor();
      expect(await page.getByLabel(words('admin:audit.objectType')).inputValue()).toBe('SidebarItem');
    }),
  );

  it('has gone without trouble behind the screens', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});

/** Titles of the help beside the home page, as a visitor at a wide screen sees them. */
async function helpOfVisitor(browser: Browser): Promise<string[]> {
  const visitor = await beginVisit(browser, { width: 1920 });
  const { page, words } = visitor;
  await page.goto('/');
  await confirmCookies(visitor);
  const help = page.getByRole('complementary', { name: words('shell:help') });
  await help.getByRole('listitem').first().waitFor();
  const titles = await help.getByRole('listitem').allInnerTexts();
  await visitor.context.close();
  return titles;
}

/** Producers stay, as they do for every admin, with their last company; the help is taken away again. */
async function removeWhatWasMade({ api }: Person): Promise<void> {
  for (const { id, title } of await api('listSidebarItems', {})) {
    if (title.endsWith(mark)) await api('deleteSidebarItem', { params: { itemId: id } });
  }
}
