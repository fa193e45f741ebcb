import { errorMessage } from '@werkbank/contracts/errors';
import type { TestHouse } from '@werkbank/platform/testing';
import { startAdminHouse, swissCustomer } from '../testing/admin-house.js';
import { Browser } from '../testing/browser.js';
import { settledHouse } from '../testing/settled-house.js';
import { freshPassword, type TestPeople, type TestPerson } from '../testing/test-people.js';

let house: TestHouse;
let people: TestPeople;
let buyer: TestPerson;
beforeAll(async () => {
  ({ house, people } = await settledHouse({ PUBLIC_URL: 'https://werkbank.example' }));
  buyer = await people.add({ companyId: swissCustomer, roles: ['company-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const tryOn = async (email: string, password: string, headers: Record<string, string> = {}) => {
  const browser = new Browser(house);
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
    const session = await new Browser(house).logIn(buyer);
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
    const own = await house.callAs(
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

  it('keeps the refresh token where no script, other site or other call gets at it', async () => {
    const browser = new Browser(house);
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
    const browser = new Browser(house);
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
    await house.em().execute('delete from users where id = ?', [stray.userId]);

    expect(await tryOn(buyer.email, freshPassword())).toEqual(failed('de'));
    expect(await tryOn(`nobody-${buyer.userId}@werkbank.example`, buyer.password)).toEqual(failed('de'));
    expect(await tryOn(disabled.email, disabled.password)).toEqual(failed('de'));
    expect(await tryOn(stray.email, stray.password)).toEqual(failed('de'));
    expect(await tryOn(buyer.email, freshPassword(), { 'accept-language': 'en' })).toEqual(failed('en'));
    expect(await people.openSessionsOf(stray)).toEqual([]);
  });

  it('refuses the right password too while guessing has locked the account', async () => {
    const guessed = await people.add();
    for (let guess = 0; guess < 12; guess++) await tryOn(guessed.email, freshPassword());
    expect(await tryOn(guessed.email, guessed.password)).toEqual(failed('de'));
  });

  it('does not take an account that another person was linked to', async () => {
    const [one, other] = [await people.add(), await people.add()];
    const em = house.em();
    await em.execute('update users set keycloak_id = null where id = ?', [one.userId]);
    await em.execute('update users set keycloak_id = ? where id = ?', [one.keycloakId, other.userId]);
    expect(await tryOn(one.email, one.password)).toEqual(failed('de'));
  });

  it("says in the reader's language what is missing", async () => {
    const answer = await new Browser(house).send('POST', 'login', {
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
  ])('signs nobody in from a page of %s', async (_, headers) => {
    expect(await tryOn(buyer.email, buyer.password, headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
      cookie: undefined,
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'does not read %s, which a form of another site could send',
    async (type) => {
      const browser = new Browser(house);
      const body = JSON.stringify({ userEmail: buyer.email, password: buyer.password });
      const answer = await browser.send('POST', 'login', { body, headers: { 'content-type': type } });
      expect([answer.status, browser.cookie]).toEqual([415, undefined]);
    },
  );
});

describe('while Keycloak is down', () => {
  let lonely: TestHouse;
  beforeAll(async () => {
    lonely = await startAdminHouse({ KEYCLOAK_URL: 'http://127.0.0.1:9' });
  }, 60_000);
  afterAll(() => lonely?.stop(), 30_000);

  it('says so instead of blaming the password', async () => {
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
  let misled: TestHouse;
  beforeAll(async () => {
    misled = await startAdminHouse({ KEYCLOAK_CLIENT_SECRET: 'not-the-secret' });
  }, 60_000);
  afterAll(() => misled?.stop(), 30_000);

  it('blames itself, not the password', async () => {
    const answer = await new Browser(misled).send('POST', 'login', {
      body: { userEmail: buyer.email, password: buyer.password },
    });
    expect(answer.status).toBe(503);
  });
});
