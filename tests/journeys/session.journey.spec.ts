import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import {
  comeBackTo,
  cookieOf,
  readableByScripts,
  sharedStateOf,
  stateCookie,
} from './browser/kept-by-the-page.ts';
import { beginVisit, openBrowser, secondTab, type Visit } from './browser/visit.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { accountOf, eventually, runningInstance, signIn } from '../instance/running-instance.ts';
import { fillInLogin } from './steps/log-in.ts';
import { confirmCookies } from './steps/prefer.ts';

const sessionCookie = 'werkbank_session';
/** Beginning of every JSON Web Token. */
const token = 'eyJ';

/** A session from login to logout in several tabs. */
describe('a session', () => {
  let browser: Browser;
  let one: Visit;
  let other: Visit;
  let person: OwnPerson;
  const step = inOrder(() => [one, other]);

  beforeAll(async () => {
    browser = await openBrowser();
    person = await ownPerson('vera');
    one = await beginVisit(browser);
  });
  afterAll(async () => {
    await browser.close();
    await person?.remove();
  });

  const header = ({ page }: Visit) => page.getByRole('banner');
  const signedInAs = (visit: Visit) =>
    header(visit).getByRole('button', { name: visit.words('shell:user.label', { name: 'Vera Gatter' }) });
  const asVisitor = (visit: Visit) =>
    header(visit).getByRole('button', { name: visit.words('shell:user.logIn') });
  const list = ({ page, words }: Visit) => page.getByRole('table', { name: words('orders:lists.sales') });
  const preferences = (visit: Visit) =>
    header(visit).getByRole('button', { name: visit.words('shell:preferences.label') });
  const sharedState = () => sharedStateOf(one.context);

  it(
    'stores no token where scripts can read it',
    step(async () => {
      await one.page.goto('/login');
      await confirmCookies(one);
      const answer = one.page.waitForResponse((response) => response.url().endsWith('/authentication/login'));
      await fillInLogin(one, person.account);
      // Checks the token that the page really received.
      expect(await (await answer).text()).toContain(`"accessToken":"${token}`);
      await eventually(sharedState, ({ state }) => JSON.stringify(state).includes(person.account.email));
      const readable = await readableByScripts(one.page);
      expect(readable).toContain(stateCookie);
      expect(readable).not.toContain(token);
      expect(readable).not.toContain(sessionCookie);
    }),
  );

  it(
    'is renewed by an HttpOnly, SameSite cookie limited to the sign-in calls',
    step(async () => {
      const cookie = await cookieOf(one.context, sessionCookie);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/authentication' });
      expect(cookie?.secure).toBe(runningInstance().address.startsWith('https:'));
    }),
  );

  it(
    'survives a concurrent reload of two tabs, which renew it in sequence',
    step(async () => {
      other = await secondTab(one);
      const renewals = '**/api/authentication/renewals';
      const first = other.page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith('/renewals'),
      );
      await other.page.goto('/');
      await first;
      const asked: (() => void)[] = [];
      await one.context.route(renewals, async (route) => {
        await new Promise<void>((answer) => asked.push(answer));
        await route.continue();
      });
      await Promise.all([one.page.reload(), other.page.reload()]);
      // Both tabs show the user from the cookie at once and then verify the session.
      await Promise.all([signedInAs(one).waitFor(), signedInAs(other).waitFor()]);
      expect(asked).toHaveLength(1);
      asked[0]?.();
      await eventually(
        async () => asked.length,
        (count) => count === 2,
      );
      asked[1]?.();
      await one.context.unrouteAll({ behavior: 'wait' });
    }),
  );

  it(
    'takes over preferences of another tab on focus',
    step(async () => {
      await comeBackTo(one.page);
      await preferences(one).click();
      await header(one)
        .getByLabel(one.words('shell:preferences.country'), { exact: true })
        .selectOption('LI');
      await header(one)
        .getByLabel(one.words('shell:preferences.currency'), { exact: true })
        .selectOption('EUR');
      await one.page.keyboard.press('Escape');
      await eventually(sharedState, ({ state }) =>
        JSON.stringify(state).includes('"country":"LI","currency":"EUR"'),
      );
      // It began with the preferences of the company.
      expect(await preferences(other).innerText()).toContain('CHF');
      await comeBackTo(other.page);
      await header(other)
        .getByRole('button', { name: /Liechtenstein.*EUR/ })
        .waitFor();
    }),
  );

  it(
    'shares preferences in a cookie of version 4 that lasts a year',
    step(async () => {
      const { cookie, state } = await sharedState();
      expect(state).toMatchObject({ version: 4, timestamp: expect.any(Number) });
      expect(cookie).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    }),
  );

  it(
    'requires a new login with a reason after the server ended it',
    step(async () => {
      const { page, words, troubles } = one;
      troubles.expect(/ 401$/);
      await comeBackTo(page);
      const users = '**/api/users/*';
      // Provokes the service's own answer to an invalid token.
      await page.route(users, (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer x' } }),
      );
      await header(one)
        .getByRole('button', { name: words('shell:user.label', { name: '' }).trim() })
        .click();
      await header(one).getByRole('link', { name: 'Profil' }).click();
      const expired = page
        .getByRole('alert')
        .filter({ hasText: words('shell:login.authenticationFailedErrorMessage') });
      await expired.waitFor();
      await asVisitor(one).waitFor();
      expect(new URL(page.url()).searchParams.get('from')).toBe('/management/profile');
      await page.unroute(users);
      await fillInLogin(one, person.account);
      await page.getByRole('heading', { level: 1, name: words('admin:profile.title') }).waitFor();
      expect(await expired.count()).toBe(0);
      await eventually(sharedState, ({ state }) => JSON.stringify(state).includes(person.account.email));
    }),
  );

  it(
    'ends in every tab by a logout in one of them, and on the server',
    step(async () => {
      const { page, words } = one;
      await comeBackTo(other.page);
      await signedInAs(other).waitFor();
      await other.page.goto('/orders/sales-orders');
      await list(other).waitFor();
      await comeBackTo(page);
      const before = await cookieOf(one.context, sessionCookie);
      await signedInAs(one).click();
      await header(one)
        .getByRole('button', { name: words('shell:user.logOut') })
        .click();
      await page
        .getByRole('status')
        .filter({ hasText: words('shell:login.userLoggedOut') })
        .waitFor();
      // The other tab hides its list without focus and without another request.
      await asVisitor(other).waitFor();
      await list(other).waitFor({ state: 'detached' });
      expect(new URL(other.page.url()).pathname).toBe('/login');
      await eventually(sharedState, ({ state }) => JSON.stringify(state).includes('"user":null'));
      await eventually(
        () => cookieOf(one.context, sessionCookie),
        (cookie) => cookie === undefined,
      );
      const again = await fetch(`${runningInstance().address}/api/authentication/renewals`, {
        method: 'POST',
        headers: { cookie: `${sessionCookie}=${before?.value}`, origin: runningInstance().address },
      });
      expect(again.status).toBe(401);
    }),
  );

  it(
    'of the next user starts in every tab at once, on its current page',
    step(async () => {
      const next = accountOf(({ email }) => email === 'einkauf@bergfurt.example');
      const { user } = await signIn(next);
      await one.page.goto('/login');
      await fillInLogin(one, next);
      const name = one.words('shell:user.label', { name: `${user.firstName} ${user.lastName}` });
      await header(other).getByRole('button', { name }).waitFor();
      await list(other).waitFor();
      expect(new URL(other.page.url()).pathname).toBe('/orders/sales-orders');
      await header(other).getByRole('button', { name }).click();
      await header(other)
        .getByRole('button', { name: other.words('shell:user.logOut') })
        .click();
      await asVisitor(one).waitFor();
    }),
  );

  it.each(['nonsense', '%7B%22version%22%3A4%7D'])(
    'ignores a broken cookie of the shared state: %s',
    async (value) => {
      const { page } = one;
      await other?.page.close();
      // A closed tab may still write its own cookie in the background: the broken one is set by the page that reads it.
      await page.addInitScript(`document.cookie = '${stateCookie}=${value}; Path=/'`);
      const said = page.waitForEvent('console', {
        predicate: (message) =>
          message.text().includes('The shared-state cookie cannot be read and is ignored'),
      });
      await page.goto('/');
      await said;
      await asVisitor(one).waitFor();
      expect(await preferences(one).innerText()).toContain('EUR');
    },
  );

  it('causes no errors and no failed requests', () => {
    expect(one.troubles.unexpected).toEqual([]);
  });
});
