import { type ErrorCode, errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { linkIn, mailTo, pageOf } from '../instance/mails.ts';
import { freshEmail, type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { visitor } from '../instance/running-instance.ts';
import { fillInLogin, tryToLogIn } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';
import { askForReset, passwordFields, setNewPassword } from './steps/reset-password.ts';

const newPassword = 'Journey-2027';

/** A new password by a mailed link. */
describe('a forgotten password', () => {
  let browser: Browser;
  let visit: Visit;
  let person: OwnPerson;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('vera');
    visit = await beginVisit(browser);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const refused = (userEmail: string, password: string) =>
    expect(visitor()('login', { body: { userEmail, password } })).rejects.toMatchObject({ status: 401 });

  it(
    'gets the same answer for a known and an unknown address',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/login');
      await confirmCookies(visit);
      const read: string[] = [];
      for (const email of [person.account.email, freshEmail('nobody')]) {
        await page.goto('/login');
        await page.getByRole('link', { name: words('login:login.forgotten') }).click();
        await askForReset(visit, email);
        read.push(await page.getByRole('main').innerText());
      }
      expect(read[1]).toBe(read[0]);
      expect(read[0]).toContain(words('login:passwordReset.sent'));
    }),
  );

  it(
    'gets a mail that is readable in every width, with a link that is checked at once',
    step(async () => {
      const mail = await mailTo(person.account.email);
      expect(mail.subject).toBe('Neues Passwort für Werkbank');
      const { page } = await secondTab(visit);
      await page.goto(pageOf(mail));
      for (const width of [600, 960]) expect(await overflowAt(page, width)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      await page.close();
      await visit.page.goto(linkIn(mail));
      await passwordFields(visit).password.waitFor();
    }),
  );

  it(
    'shows the password rules and a mismatch at the fields',
    step(async () => {
      const { page } = visit;
      const { password, repeat } = passwordFields(visit);
      await setNewPassword(visit, 'kurz', 'kurz');
      await page.getByRole('main').getByRole('alert').waitFor();
      expect(await password.getAttribute('aria-invalid')).toBe('true');
      expect(await describedAs(visit, 'password')).toBe(errorMessage('PASSWORD_FORMAT', 'de'));
      await setNewPassword(visit, newPassword, 'Journey-2028');
      await page.getByText(errorMessage('PASSWORDS_NOT_MATCH', 'de')).first().waitFor();
      expect(await repeat.getAttribute('aria-invalid')).toBe('true');
      expect(await password.getAttribute('aria-invalid')).toBeNull();
    }),
  );

  it(
    'is replaced: the login confirms it and accepts only the new one',
    step(async () => {
      const { page, words, troubles } = visit;
      const late = await secondTab(visit);
      await late.page.goto(page.url());
      await passwordFields(late).password.waitFor();
      await setNewPassword(visit, newPassword);
      await page.waitForURL('/login');
      await page
        .getByRole('status')
        .filter({ hasText: words('login:newPassword.done') })
        .waitFor();
      troubles.expect(/POST .*authentication\/login 401$/);
      await tryToLogIn(visit, person.account);
      await page
        .getByRole('alert')
        .filter({ hasText: words('shell:login.authenticationErrorMessage') })
        .waitFor();
      await fillInLogin(visit, { ...person.account, password: newPassword });
      expect((await mailTo(person.account.email, 2)).subject).toBe('Ihr Passwort wurde geändert');

      // The login reloads the other tab, whose used link leads home with the reason.
      late.troubles.expect(/GET .*\/password-reset\/.* 409$/);
      await late.page.waitForURL('/');
      const over = errorMessage('PASSWORD_RESET_LINK_EXPIRED', 'de');
      await late.page.getByRole('alert').filter({ hasText: over }).waitFor();
      await late.page.close();
      await refused(person.account.email, person.account.password);
    }),
  );

  it(
    'leads home from a used link, with the reason',
    step(async () => {
      visit.troubles.expect(/GET .*\/password-reset\/.* 409$/);
      await expectHome(linkIn(await mailTo(person.account.email)), 'PASSWORD_RESET_LINK_EXPIRED');
    }),
  );

  it.each(['k'.repeat(43), 'cut-off'])('leads home from an unknown link (%s)', async (token) => {
    visit.troubles.expect(/GET .*\/password-reset\/.* 404$/);
    await expectHome(`/passwordReset/${token}`, 'PASSWORD_RESET_LINK_UNKNOWN');
  });

  async function expectHome(link: string, code: ErrorCode): Promise<void> {
    const { page } = visit;
    await page.goto(link);
    await page.waitForURL('/');
    await page
      .getByRole('alert')
      .filter({ hasText: errorMessage(code, 'de') })
      .waitFor();
    expect(await passwordFields(visit).password.count()).toBe(0);
  }

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});

async function describedAs(visit: Visit, name: 'password' | 'repeat'): Promise<string> {
  const note = await passwordFields(visit)[name].getAttribute('aria-describedby');
  return visit.page.locator(`[id="${note?.split(' ')[0]}"]`).innerText();
}
