import { randomBytes } from 'node:crypto';
import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import {
  choose,
  chooseFile,
  chosenIn,
  complaintsOf,
  fillIn,
  formOf,
  menuEntries,
  openManagement,
  expectPage,
  rowWith,
  expectTold,
} from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

const mark = randomBytes(3).toString('hex');

/** Actions of platform admins, in German; changed demo data are restored. */
describe('a platform admin', () => {
  let browser: Browser;
  let visit: Visit;
  let admin: Person;
  let person: OwnPerson;
  const step = inOrder(() => [visit]);

  const filters = () => visit.page.getByRole('main').getByRole('search');

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
        'Einrichtung',
        'Benutzer',
        'Kunden',
        'Hersteller',
        'Kategorien',
        'Suchen ohne Treffer',
        'Bestellungen',
        'Artikel',
        'Katalogimport',
        'Währungen',
        'Fracht',
        'Zoll',
        'Steuern',
        'Hilfe-Inhalte',
        'Angaben auf Belegen',
        'Änderungsprotokoll',
        'Betrieb',
        'Warum dieser Preis',
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
      await choose(filters(), words('admin:user.roles'), words('admin:role.CompanyAdmin'));
      await rowWith(visit, 'einkauf@kellermatt.example').waitFor({ state: 'detached' });
      const asked = { sort: 'email', search: 'kellermatt', role: 'CompanyAdmin' };
      expect(query()).toEqual(asked);
      await page.reload();
      await firstRow.getByRole('link').click();
      await expectPage(visit, 'Reto Kellermatt');
      await page.goBack();
      await rowWith(visit, 'leitung@kellermatt.example').waitFor();
      expect(query()).toEqual(asked);
      expect(await page.getByRole('searchbox', { name: words('admin:users.search') }).inputValue()).toBe(
        'kellermatt',
      );
      await page.getByRole('button', { name: words('kit:filter.reset') }).click();
      await rowWith(visit, 'admin@werkbank.example').waitFor();
      expect(query()).toEqual({ sort: 'email' });
    }),
  );

  it(
    'finds customers by their kind, and opens one with a click on its row',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Kunden');
      await choose(filters(), words('admin:customers.type'), words('admin:customers.types.Kanton'));
      await page.getByRole('searchbox', { name: words('admin:customers.search') }).fill('bern');
      await page.waitForURL(/search=bern/);
      const row = rowWith(visit, 'Kanton Bern, Tiefbauamt');
      await rowWith(visit, 'Kanton Zürich').waitFor({ state: 'detached' });
      await row.getByRole('cell').last().click();
      await expectPage(visit, 'Kanton Bern, Tiefbauamt');
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
    'moves a person to another company',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, `users/${person.userId}`, 'Vera Gatter');
      await page.getByRole('button', { name: words('admin:move.open') }).click();
      const dialog = page.getByRole('dialog', { name: words('admin:move.title', { name: 'Vera Gatter' }) });
      await dialog.getByRole('searchbox').fill('Bergfurt');
      await dialog.getByRole('radio', { name: 'Bergfurt Maschinenbau GmbH' }).check();
      await dialog.getByRole('button', { name: words('admin:move.move') }).click();
      await expectTold(visit, words('admin:done.userDataChanged'));
      await page.getByRole('main').getByText('Bergfurt Maschinenbau GmbH').waitFor();
      const { user } = await signIn({ ...person.account });
      expect(user.companyName).toBe('Bergfurt Maschinenbau GmbH');
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
        await choose(form, words('admin:sidebar.field.type'), words(`admin:sidebar.types.${type}`));
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
      await expectTold(visit, words('admin:done.attachmentCreated'));

      await begin(`Blatt ${mark}`, 'pdf', '9001');
      await create();
      expect(await complaintsOf(form)).toEqual([errorMessage('SIDEBAR_FILE_REQUIRED', 'de')]);
      await chooseFile(form, words('admin:sidebar.field.file'), {
        name: 'blatt.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      });
      await create();
      await expectTold(visit, words('admin:done.attachmentCreated'));
      await rowWith(visit, 'blatt.pdf').getByRole('link').click();
      await expectPage(visit, `Blatt ${mark}`);
      await page.locator(`iframe[title="Blatt ${mark}"]`).waitFor();

      const seen = await helpOfVisitor(browser);
      expect(seen.filter((title) => title.endsWith(mark))).toEqual([`Blatt ${mark}`, `Film ${mark}`]);

      await openManagement(visit, 'sidebar-panel', 'Hilfe-Inhalte');
      await page.getByLabel(words('admin:sidebar.enable', { title: `Film ${mark}` })).uncheck();
      await expectTold(visit, words('admin:done.attachmentUpdated'));
      expect((await helpOfVisitor(browser)).filter((title) => title.endsWith(mark))).toEqual([
        `Blatt ${mark}`,
      ]);
    }),
  );

  it(
    'reads former and new values in the audit trail',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, 'Änderungsprotokoll');
      await choose(filters(), words('admin:audit.objectType'), words('admin:audit.types.SidebarItem'));
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
      expect(await chosenIn(filters(), words('admin:audit.objectType'))).toBe(
        words('admin:audit.types.SidebarItem'),
      );
    }),
  );

  it('causes no errors and no failed requests', () => {
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

/** A demo instance keeps no help of a journey. */
async function removeWhatWasMade({ api }: Person): Promise<void> {
  for (const { id, title } of await api('listSidebarItems', {})) {
    if (title.endsWith(mark)) await api('deleteSidebarItem', { params: { itemId: id } });
  }
}
