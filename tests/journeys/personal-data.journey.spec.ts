import { readFile } from 'node:fs/promises';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { judgeScreen } from './browser/judge-screen.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, signIn } from '../instance/running-instance.ts';
import { choose, complaintsOf, expectPage, expectTold, openManagement } from './steps/administer.ts';
import { openFromMenu, visitAs } from './steps/log-in.ts';

const name = 'Vera Gatter';

/** A person asks for her data, and then for their erasure. A platform admin does both, by keys alone for the final step. */
describe('the data of a person', () => {
  let browser: Browser;
  let visit: Visit;
  let person: OwnPerson;
  let deleted: OwnPerson;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    [browser, person, deleted] = await Promise.all([openBrowser(), ownPerson('vera'), ownPerson('wanda')]);
    await deleted.remove();
    visit = await visitAs(
      browser,
      accountOf(({ role }) => role === 'platform-admin'),
    );
  });
  afterAll(() => browser.close());

  const exported = async (): Promise<CallAnswer<'exportPersonalData'>> => {
    const saving = visit.page.waitForEvent('download');
    await visit.page.getByRole('button', { name: visit.words('admin:personalData.export') }).click();
    const file = await saving;
    await expectTold(visit, file.suggestedFilename());
    return JSON.parse(await readFile(await file.path(), 'utf8')) as CallAnswer<'exportPersonalData'>;
  };
  const judge = (screen: string, open: (visit: Visit) => Promise<void>) =>
    judgeScreen(visit, { name: screen, role: 'platform admin', open }, undefined);
  const dialog = (whose: string) =>
    visit.page.getByRole('dialog', { name: visit.words('admin:personalData.eraseTitle', { name: whose }) });

  it(
    'are handed out as a file from the page of the user',
    step(async () => {
      const found = await judge('personal data of a user', () =>
        openManagement(visit, `users/${person.userId}`, name),
      );
      expect(found).toEqual([]);
      const { userId, account, domains } = await exported();
      expect(userId).toBe(person.userId);
      expect(account).toMatchObject({ person: { email: person.account.email } });
      expect(domains.map(({ domain }) => domain)).toEqual(['admin', 'catalog', 'checkout', 'orders']);
      expect(JSON.stringify(domains[0])).toContain(person.account.email);
    }),
  );

  it(
    'are erased only by who types whom it is about, after it was said what goes and what stays',
    step(async () => {
      const { page, words } = visit;
      const erase = page.getByRole('button', { name: words('admin:personalData.erase') });
      const found = await judge('erasure of a person with complaints', async () => {
        await erase.first().press('Enter');
        await dialog(name).getByText(words('admin:personalData.staysText')).waitFor();
        await dialog(name).locator('input:focus').waitFor();
        await page.keyboard.type('somebody@else.example');
        await page.keyboard.press('Enter');
        const [email, proof] = [words('admin:personalData.email'), person.account.email];
        expect(await complaintsOf(dialog(name))).toEqual([
          words('admin:personalData.mismatch', { field: email, proof }),
        ]);
      });
      expect(found).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(name).waitFor({ state: 'detached' });
      expect(await erase.evaluate((button) => button.matches(':focus'))).toBe(true);
    }),
  );

  it(
    'are gone everywhere but in what is kept, and she cannot log in any more',
    step(async () => {
      const { page, words } = visit;
      await page.keyboard.press('Enter');
      await dialog(name).locator('input:focus').waitFor();
      await page.keyboard.type(person.account.email);
      await page.keyboard.press('Enter');
      const found = await judge('erased person', () =>
        expectPage(visit, words('admin:personalData.erasedTitle')),
      );
      expect(found).toEqual([]);
      await page.getByText(words('admin:personalData.erased', { name })).waitFor();
      expect(JSON.stringify(await exported())).not.toContain(person.account.email);
      await expect(signIn(person.account)).rejects.toMatchObject({ code: 'AUTHENTICATION_FAILED' });
      await openManagement(visit, `users?search=${person.account.email}`, words('admin:users.title'));
      await page.getByRole('heading', { name: words('kit:list.nothingFound') }).waitFor();
    }),
  );

  it(
    'of a deleted person are found by the audit trail, and erased by the number',
    step(async () => {
      const { page, words } = visit;
      await openFromMenu(visit, words('admin:audit.title'));
      const filters = page.getByRole('main').getByRole('search');
      // Imports of users begin alike.
      const users = new RegExp(`^${words('admin:audit.types.User')}$`);
      await choose(filters, words('admin:audit.objectType'), users);
      await filters.getByRole('searchbox', { name: words('admin:audit.objectId') }).fill(`${deleted.userId}`);
      await page.waitForURL(/objectId=/);
      await page
        .getByRole('table')
        .getByRole('row')
        .filter({ hasText: words('admin:audit.actions.deleteUser') })
        .filter({ hasText: `${words('admin:audit.types.User')} ${deleted.userId}` })
        .click();
      await page.getByRole('link', { name: words('admin:audit.toUser') }).click();
      visit.troubles.expect(new RegExp(`/api/users/${deleted.userId} 404$`));
      const whose = words('admin:personalData.number', { id: deleted.userId });
      const found = await judge('personal data of a deleted user', () =>
        page.getByText(words('admin:personalData.eraseGoneText')).waitFor(),
      );
      expect(found).toEqual([]);
      await page.getByRole('button', { name: words('admin:personalData.erase') }).click();
      await dialog(whose).getByLabel(words('admin:personalData.id')).fill(`${deleted.userId}`);
      await dialog(whose)
        .getByRole('button', { name: words('admin:personalData.erase') })
        .click();
      await page.getByText(words('admin:personalData.erased', { name: whose })).waitFor();
      expect(JSON.stringify(await exported())).not.toContain(deleted.account.email);
    }),
  );

  it('cause no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
