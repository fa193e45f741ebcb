import { readFile } from 'node:fs/promises';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { errorMessage } from '@werkbank/contracts/errors';
import { routes } from '@werkbank/contracts/routes';
import type { Browser, Download } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { judgeScreen } from './browser/judge-screen.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { removeAccountBehindTheBack } from '../instance/keycloak-behind.ts';
import { linkIn, mailTo } from '../instance/mails.ts';
import { freshEmail } from '../instance/own-person.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { chooseFile, openManagement, expectPage, rowWith } from './steps/administer.ts';
import { fillInLogin, visitAs } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';
import { setNewPassword } from './steps/reset-password.ts';

const [vera, karl] = [freshEmail('vera'), freshEmail('karl')];
const broken = 'no-address-at-all';
const firstPassword = 'Journey-2028';
const company = accountOf(({ email }) => email === 'einkauf@kellermatt.example');
const heads = userFileColumns.map(({ title }) => title.de);
const lineOf = (email: string, lastName: string, language = 'de') => [
  email,
  'Frau',
  'Vera',
  lastName,
  '+41 62 555 01 22',
  language,
  String(company.companyId),
  'nein',
];
const asFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** An import of users from a file, and the repair of accounts that were removed in Keycloak. */
describe('an import of users', () => {
  let browser: Browser;
  let visit: Visit;
  let admin: Person;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    const account = accountOf(({ role }) => role === 'platform-admin');
    [browser, admin] = await Promise.all([openBrowser(), signIn(account)]);
    visit = await visitAs(browser, account);
  });
  afterAll(async () => {
    await browser.close();
    for (const email of [vera, karl]) {
      const userId = await idOf(email);
      if (userId !== undefined) await admin.api('deleteUser', { params: { userId } });
    }
  });

  const idOf = async (email: string) =>
    (await admin.api('listUsers', { query: { search: email } })).users[0]?.id;
  const send = async (file: ReturnType<typeof asFile>) => {
    const { page, words } = visit;
    await chooseFile(page.getByRole('form'), words('admin:import.file'), file);
    await page.getByRole('button', { name: words('admin:import.begin') }).click();
  };
  const downloaded = async (button: string) => {
    const download = visit.page.waitForEvent('download');
    await visit.page.getByRole('button', { name: button }).click();
    return download;
  };
  const finished = () =>
    visit.page
      .getByRole('heading', { name: visit.words('admin:import.states.Success'), exact: true })
      .waitFor();

  it(
    'begins at the list of users with a template',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'users', words('admin:users.title'));
      await page.getByRole('link', { name: words('admin:import.title') }).click();
      await expectPage(visit, words('admin:import.title'));
      const template = await downloaded(words('admin:import.template'));
      expect(template.suggestedFilename()).toBe('benutzer-vorlage.csv');
      expect(await textOf(template)).toContain(heads.join(';'));
    }),
  );

  it(
    'refuses a file without the required columns, with the reason at the field',
    step(async () => {
      visit.troubles.expect(/\/api\/users\/imports 400$/);
      await send(asFile('shopping.csv', 'Brot;Butter\n1;2\n'));
      const columns = heads.slice(0, -1).join(', ');
      const refusal = errorMessage('USER_FILE_COLUMNS_MISSING', 'de', { columns });
      const complaints = visit.page.getByRole('main').getByRole('alert').getByRole('link');
      await complaints.first().waitFor();
      expect(await complaints.allInnerTexts()).toEqual([refusal]);
    }),
  );

  it(
    'creates users from valid lines, and lists the others with all errors',
    step(async () => {
      const { page, words } = visit;
      const wrong = [broken, 'Firma', '', 'Muster', '12', 'de', String(company.companyId), ''];
      await send(asFile('Einkauf März.csv', csvText([heads, lineOf(vera, 'Eins', 'en'), wrong])));
      await expectPage(visit, words('admin:import.of', { fileName: 'Einkauf März.csv' }));
      await finished();
      const bar = page.getByRole('progressbar', { name: words('admin:import.progress') });
      expect([await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]).toEqual([
        '2',
        '2',
      ]);
      await page.getByText(words('admin:import.createdAll', { count: 1 })).waitFor();
      expect(await rowWith(visit, broken).getByRole('listitem').allInnerTexts()).toEqual([
        `E-Mail: ${errorMessage('INVALID_EMAIL', 'de')}`,
        `Anrede: ${errorMessage('USER_LINE_VALUE', 'de', { allowed: 'Frau, Herr' })}`,
        errorMessage('FIELD_REQUIRED', 'de', { field: 'Vorname' }),
        `Telefon: ${errorMessage('PHONE_FORMAT', 'de')}`,
      ]);
    }),
  );

  it(
    'offers refused lines as a file, which can be corrected and imported',
    step(async () => {
      const { words } = visit;
      const file = await downloaded(words('admin:import.download'));
      expect(file.suggestedFilename()).toBe('Einkauf März-abgelehnt.csv');
      const [head = '', refused = ''] = (await textOf(file)).split('\r\n');
      expect(refused).toContain(broken);
      const corrected = refused
        .replace(broken, karl)
        .replace(';Firma;;', ';Herr;Karl;')
        .replace(';12;', ';+41 62 555 01 23;');
      await openManagement(visit, 'users/import', words('admin:import.title'));
      await send(asFile('Einkauf März-abgelehnt.csv', `${head}\r\n${corrected}\r\n`));
      await finished();
      await openManagement(visit, 'users/import', words('admin:import.title'));
      await rowWith(visit, 'Einkauf März-abgelehnt.csv').first().waitFor();
      await openManagement(visit, `users?search=${karl}`, words('admin:users.title'));
      await rowWith(visit, karl).waitFor();
    }),
  );

  it(
    'invites users in their language by a mail with a link for their first password',
    step(async () => {
      const mail = await mailTo(vera);
      expect(mail.subject).toBe('Your account at Werkbank');
      const invited = await beginVisit(browser, { language: 'en' });
      await invited.page.goto(linkIn(mail));
      await confirmCookies(invited);
      await setNewPassword(invited, firstPassword);
      await invited.page.waitForURL('**/login');
      await fillInLogin(invited, { ...company, email: vera, password: firstPassword });
      expect(invited.troubles.unexpected).toEqual([]);
      await invited.context.close();
    }),
  );

  it(
    'checks accounts and repairs one that was removed in Keycloak',
    step(async () => {
      const { page, words } = visit;
      const check = async (says: string) => {
        // The former status may still be shown, so only the answer ends a check.
        await Promise.all([
          page.waitForResponse(`**${routes.repairUserDrift.path}`),
          page.getByRole('button', { name: words('admin:accounts.checkNow') }).click(),
        ]);
        await page.getByRole('status').filter({ hasText: says }).first().waitFor();
      };
      // Repairs leftovers of other tests first.
      await admin.api('repairUserDrift', {});
      await openManagement(visit, 'users/accounts', words('admin:accounts.title'));
      await check(words('admin:accounts.inStep'));
      const userId = await idOf(karl);
      await removeAccountBehindTheBack(userId ?? 0);
      await check(words('admin:accounts.mendedAll', { count: 1 }));
      // A check during the import may have added another row.
      const row = rowWith(visit, karl).filter({ hasText: words('admin:accounts.kinds.onlyHere') });
      await row.getByText(words('admin:accounts.states.mended')).waitFor();
      expect(await row.count()).toBe(1);
      await check(words('admin:accounts.inStep'));
    }),
  );

  it(
    'has accessible screens in every width',
    step(async () => {
      const { page, words } = visit;
      const openAt = (path: string) => async () => {
        await page.goto(`/management/${path}`);
        await page.getByRole('table').last().getByRole('row').nth(1).waitFor();
      };
      const role = 'platform admin';
      const { imports } = await admin.api('listUserImports', { query: {} });
      const refused = imports.find((one) => one.refused > 0);
      const screens = [
        { name: 'import of users', role, open: openAt('users/import') },
        { name: 'import with refused lines', role, open: openAt(`users/import/${refused?.importId}`) },
        { name: words('admin:accounts.title'), role, open: openAt('users/accounts') },
      ];
      for (const screen of screens)
        expect([screen.name, await judgeScreen(visit, screen, {})]).toEqual([screen.name, []]);
    }),
  );
});
