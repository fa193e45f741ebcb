import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { runningInstance, visitor } from '../instance/running-instance.ts';
import { fillInLogin, tryToLogIn } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

/** Wrong passwords before an account is locked for a while, as set in the realm. */
const wrongPasswordsAtOnce = 10;

/** Successful and refused logins, and their redirects. */
describe('the login', () => {
  let browser: Browser;
  let visit: Visit;
  let person: OwnPerson;
  let locked: OwnPerson;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('vera');
    locked = await ownPerson('lea');
    visit = await beginVisit(browser);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
    await locked?.remove();
  });

  const field = (name: 'email' | 'password') =>
    visit.page.getByRole('main').getByLabel(visit.words(`shell:login.${name}`));
  const refusal = () =>
    visit.page.getByRole('alert').filter({ hasText: visit.words('shell:login.authenticationErrorMessage') });

  it(
    'is required by a protected page, with the reason',
    step(async () => {
      const { page, words } = visit;
      await page.goto('/management/profile?from=mail');
      await confirmCookies(visit);
      await page.getByText(words('login:login.why')).waitFor();
      expect(new URL(page.url()).searchParams.get('from')).toBe('/management/profile?from=mail');
    }),
  );

  it(
    'shows the refusal at the password and keeps the focus there',
    step(async () => {
      const { page, words, troubles } = visit;
      troubles.expect(/POST .*authentication\/login 401$/);
      await field('email').fill(person.account.email);
      await field('password').fill('Journey-2025');
      await field('password').press('Enter');
      await refusal().waitFor({ state: 'attached' });
      const note = await field('password').getAttribute('aria-describedby');
      expect(await page.locator(`[id="${note?.split(' ')[0]}"]`).innerText()).toBe(
        words('shell:login.authenticationErrorMessage'),
      );
      expect(await field('password').getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator(':focus').getAttribute('name')).toBe('password');
      expect(await field('password').inputValue()).toBe('');
      expect(await field('email').inputValue()).toBe(person.account.email);
    }),
  );

  it(
    'returns to the requested page, by keyboard alone',
    step(async () => {
      const { page, words } = visit;
      await page.keyboard.type(person.account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: words('admin:profile.title') }).waitFor();
      expect(page.url()).toBe(`${runningInstance().address}/management/profile?from=mail`);
    }),
  );

  it.each([
    ['/login', '/'],
    ['/login?view=registration', '/'],
    ['/login?from=%2Fbasket%3Fa%3D1', '/basket?a=1'],
    ['/login?from=https%3A%2F%2Felsewhere.example%2F', '/'],
    ['/login?from=%2F%2Felsewhere.example%2F', '/'],
    ['/login?from=%2F%5Celsewhere.example%2F', '/'],
    ['/login?from=javascript%3Aalert(1)', '/'],
    ['/login?from=%2Flogin%3Ffrom%3D%2Flogin', '/'],
  ])('redirects a logged-in user from %s to %s', async (asked, expected) => {
    const { page } = visit;
    await page.goto(asked);
    await page.waitForURL(expected);
    expect(new URL(page.url()).origin).toBe(runningInstance().address);
  });

  it('locks only the guessed account after ten wrong passwords, even for the right one', async () => {
    const { email, password } = locked.account;
    const other = await beginVisit(browser);
    other.troubles.expect(/POST .*authentication\/login 429$/);
    await other.page.goto('/login');
    for (let attempt = 0; attempt < wrongPasswordsAtOnce; attempt += 1) {
      const wrong = visitor()('login', { body: { userEmail: email, password: `Wrong-${attempt}-password` } });
      await expect(wrong).rejects.toMatchObject({ status: 401 });
    }
    await tryToLogIn(other, { ...locked.account, password });
    await other.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Zu viele falsche Passwörter.' })
      .waitFor({ state: 'attached' });
    await fillInLogin(other, person.account);
    expect(other.troubles.unexpected).toEqual([]);
    await other.context.close();
  });

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
