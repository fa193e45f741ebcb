import { errorMessage } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance, swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let buyer: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance({ PUBLIC_URL: 'https://werkbank.example' }));
  buyer = await people.add({ companyId: swissCustomer, roles: ['company-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const tryOn = async (email: string, password: string, headers: Record<string, string> = {}) => {
  const browser = new Browser(instance);
  const answer = await browser.send('POST', 'login', { body: { userEmail: email, password }, headers });
  return { status: answer.status, body: await answer.json(), cookie: browser.cookie };
};
const failed = (language: 'de' | 'en') => ({
  status: 401,
  body: { code: 'AUTHENTICATION_FAILED', message: errorMessage('AUTHENTICATION_FAILED', language) },
  cookie: undefined,
});

describe('login', () => {
  it('answers who signed in, with a token that opens calls and the id of the session', async () => {
    const session = await new Browser(instance).logIn(buyer);
    expect(session).toMatchObject({
      expiresIn: 300,
      user: {
        id: buyer.userId,
        email: buyer.email,
        roles: { PlatformAdmin: false, CompanyAdmin: true },
        companyId: swissCustomer,
        companyName: 'Kellermatt AG',
        companyType: 'Customer',
      },
    });
    const own = await instance.callAs(
      { ...buyer, accessToken: async () => session.user.accessToken },
      'getCustomer',
      { params: { companyId: swissCustomer } },
    );
    expect(own.name).toBe('Kellermatt AG');
    expect(await people.openSessionsOf(buyer)).toContain(session.sessionId);
  });

  it('takes an e-mail however it is capitalised', async () => {
    const { email, password } = await people.add();
    expect(await tryOn(email.toUpperCase(), password)).toMatchObject({ status: 200 });
  });

  it('keeps the refresh token out of reach of scripts, other sites and other calls', async () => {
    const browser = new Browser(instance);
    const session = await browser.logIn(buyer);
    expect(browser.attributes).toEqual([
      'Max-Age=28800',
      'Path=/api/authentication',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    const refreshToken = browser.cookie?.split('=')[1] ?? '';
    expect(refreshToken).not.toBe('');
    expect(JSON.stringify(session)).not.toContain(refreshToken);
  });

  it('ends the session that the browser had before, for nobody holds its key any more', async () => {
    const [first, second] = [await people.add(), await people.add()];
    const browser = new Browser(instance);
    await browser.logIn(first);
    const nobody = { userEmail: 'nobody@werkbank.example', password: freshPassword() };
    await browser.send('POST', 'login', { body: nobody });
    expect(await people.openSessionsOf(first)).toHaveLength(1);
    await browser.logIn(second);
    expect(await people.openSessionsOf(first)).toEqual([]);
    expect(await people.openSessionsOf(second)).toHaveLength(1);
  });

  it('gives a wrong password, an unknown, a disabled and a stray account one and the same answer', async () => {
    const disabled = await people.add();
    await people.setEnabled(disabled, false);
    const stray = await people.add();
    await instance.em().execute('delete from users where id = ?', [stray.userId]);

    expect(await tryOn(buyer.email, freshPassword())).toEqual(failed('de'));
    expect(await tryOn(`nobody-${buyer.userId}@werkbank.example`, buyer.password)).toEqual(failed('de'));
    expect(await tryOn(disabled.email, disabled.password)).toEqual(failed('de'));
    expect(await tryOn(stray.email, stray.password)).toEqual(failed('de'));
    expect(await tryOn(buyer.email, freshPassword(), { 'accept-language': 'en' })).toEqual(failed('en'));
    expect(await people.openSessionsOf(stray)).toEqual([]);
  });

  describe('after ten wrong passwords', () => {
    const guesser = { 'x-forwarded-for': '192.0.2.66' };
    const owner = { 'x-forwarded-for': '198.51.100.7' };
    const guess = async (email: string, count: number) => {
      const answers = [];
      for (let n = 0; n < count; n++) answers.push((await tryOn(email, freshPassword(), guesser)).status);
      return answers;
    };
    const tooEarly = { status: 429, body: { code: 'TOO_MANY_WRONG_PASSWORDS' }, cookie: undefined };

    it('slows down guesses, and lets the owner in from elsewhere at the same moment', async () => {
      const known = await people.add();
      expect(await guess(known.email, 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      expect(await tryOn(known.email, known.password, guesser)).toMatchObject(tooEarly);
      expect(await tryOn(known.email, known.password, owner)).toMatchObject({ status: 200 });
    }, 60_000);

    it('does not reveal whether the address is in use', async () => {
      const email = `nobody-${buyer.userId}-guessed@werkbank.example`;
      expect(await guess(email, 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    }, 60_000);

    it('makes no more tries of many at once, and forgets them with a new password', async () => {
      const known = await people.add();
      const tries = await Promise.all(
        Array.from({ length: 30 }, () => tryOn(known.email, freshPassword(), guesser)),
      );
      // Ten, and on a slow machine one more after the first wait.
      const made = tries.filter(({ status }) => status === 401).length;
      expect([10, 11]).toContain(made);
      const newPassword = freshPassword();
      const admin = await people.add({ roles: ['platform-admin'] });
      await instance.callAs(admin, 'setUserPassword', {
        params: { userId: known.userId },
        body: { newPassword },
      });
      expect(await tryOn(known.email, newPassword, guesser)).toMatchObject({ status: 200 });
    }, 60_000);

    it('waits longer each time, a quarter of an hour at most, and not for a mistake of yesterday', async () => {
      const known = await people.add();
      await guess(known.email, 10);
      const age = (seconds: number, failures: number) =>
        instance.em().execute(
          `update sign_in_attempt set failures = ?, last_at = now() - make_interval(secs => ?)
            where network = '192.0.2.66' and failures >= 10`,
          [failures, seconds],
        );
      await age(800, 40);
      const { body } = await tryOn(known.email, known.password, guesser);
      expect(body).toMatchObject({ message: expect.stringMatching(/in (9\d|100) Sekunden/) });
      await age(901, 40);
      expect(await tryOn(known.email, freshPassword(), guesser)).toEqual(failed('de'));
      expect(await tryOn(known.email, known.password, guesser)).toMatchObject(tooEarly);
      await age(12 * 60 * 60 + 1, 40);
      expect(await tryOn(known.email, known.password, guesser)).toMatchObject({ status: 200 });
    }, 60_000);

    it('guesses no old password either, with a token that was found', async () => {
      const known = await people.add();
      const old = (oldPassword: string) =>
        refusalOf(
          instance.callAs(known, 'setUserPassword', {
            params: { userId: known.userId },
            body: { oldPassword, newPassword: freshPassword() },
          }),
        );
      for (let n = 0; n < 10; n++) {
        expect(await old(freshPassword())).toMatchObject({ code: 'OLD_PASSWORD_WRONG' });
      }
      expect(await old(known.password)).toMatchObject({
        status: 429,
        code: 'TOO_MANY_WRONG_PASSWORDS',
        field: 'oldPassword',
      });
    }, 60_000);
  });

  it('does not take an account that another person was linked to', async () => {
    const [one, other] = [await people.add(), await people.add()];
    const em = instance.em();
    await em.execute('update users set keycloak_id = null where id = ?', [one.userId]);
    await em.execute('update users set keycloak_id = ? where id = ?', [one.keycloakId, other.userId]);
    expect(await tryOn(one.email, one.password)).toEqual(failed('de'));
  });

  it("names missing input in the reader's language", async () => {
    const answer = await new Browser(instance).send('POST', 'login', {
      body: { userEmail: 'not an address', password: 'x' },
      headers: { 'accept-language': 'en' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'INVALID_EMAIL', message: 'Wrong email format.', field: 'userEmail' },
    ]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('refuses a sign-in from a page of %s', async (_, headers) => {
    expect(await tryOn(buyer.email, buyer.password, headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
      cookie: undefined,
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'does not read %s, which a form of another site could send',
    async (type) => {
      const browser = new Browser(instance);
      const body = JSON.stringify({ userEmail: buyer.email, password: buyer.password });
      const answer = await browser.send('POST', 'login', { body, headers: { 'content-type': type } });
      expect([answer.status, browser.cookie]).toEqual([415, undefined]);
    },
  );
});

describe('while Keycloak is down', () => {
  let lonely: TestInstance;
  beforeAll(async () => {
    lonely = await startAdminInstance({ KEYCLOAK_URL: 'http://127.0.0.1:9' });
  }, 60_000);
  afterAll(() => lonely?.stop(), 30_000);

  it('answers 503, not 401, if Keycloak is down', async () => {
    const answer = await new Browser(lonely).send('POST', 'login', {
      body: { userEmail: 'a@werkbank.example', password: 'x' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'PART_UNAVAILABLE', message: errorMessage('PART_UNAVAILABLE', 'de') },
    ]);
  });

  it('still answers what needs no sign-in', async () => {
    expect(await lonely.callAs('visitor', 'getConfiguration', {})).toMatchObject({ defaultCountry: 'DE' });
  });
});

describe('with a client secret that Keycloak does not accept', () => {
  let misled: TestInstance;
  beforeAll(async () => {
    misled = await startAdminInstance({ KEYCLOAK_CLIENT_SECRET: 'not-the-secret' });
  }, 60_000);
  afterAll(() => misled?.stop(), 30_000);

  it('blames itself, not the password', async () => {
    const answer = await new Browser(misled).send('POST', 'login', {
      body: { userEmail: buyer.email, password: buyer.password },
    });
    expect(answer.status).toBe(503);
  });
});
