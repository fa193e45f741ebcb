import { openSession } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let person: TestPerson;
beforeAll(async () => {
  instance = await startAdminInstance();
  people = new TestPeople(instance);
  person = await people.add();
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const signedIn = async () => {
  const browser = new Browser(instance);
  const session = await browser.logIn(person);
  return { browser, session, cookie: browser.cookie };
};

describe('renewing a session', () => {
  it('answers a new token of the same session and replaces the cookie', async () => {
    const { browser, session, cookie } = await signedIn();
    const answer = await browser.renew();
    const renewed = openSession.parse(await answer.json());
    expect(renewed.sessionId).toBe(session.sessionId);
    expect(renewed.user).toEqual({ ...session.user, accessToken: renewed.user.accessToken });
    expect(renewed.user.accessToken).not.toBe(session.user.accessToken);
    expect(browser.cookie).toBeDefined();
    expect(browser.cookie).not.toBe(cookie);
    expect(browser.attributes).toEqual([
      'Max-Age=28800',
      'Path=/api/authentication',
      'HttpOnly',
      'SameSite=Strict',
    ]);
  });

  it('forgives one reuse, as after an answer that got lost, and ends the session at the second', async () => {
    const { browser, cookie } = await signedIn();
    await browser.renew();
    browser.cookie = cookie;
    expect((await browser.renew()).status).toBe(200);
    const newest = browser.cookie;
    browser.cookie = cookie;
    const refused = await browser.renew();
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'AUTHENTICATION_REQUIRED' }]);
    expect(browser.cookie).toBeUndefined();
    browser.cookie = newest;
    expect((await browser.renew()).status).toBe(401);
  });

  it.each([
    ['without a cookie', undefined],
    ['with a cookie that is no token', 'werkbank_session=nonsense'],
  ])('asks to log in %s', async (_, cookie) => {
    const browser = new Browser(instance);
    browser.cookie = cookie;
    const answer = await browser.renew({ 'accept-language': 'en' });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'AUTHENTICATION_REQUIRED', message: 'Please log in.' },
    ]);
  });

  it('ends the session of a removed person', async () => {
    const gone = await people.add();
    const browser = new Browser(instance);
    await browser.logIn(gone);
    await instance.em().execute('delete from users where id = ?', [gone.userId]);
    expect((await browser.renew()).status).toBe(401);
    expect(browser.cookie).toBeUndefined();
    expect(await people.openSessionsOf(gone)).toEqual([]);
  });

  it('ends for a disabled person', async () => {
    const disabled = await people.add();
    const browser = new Browser(instance);
    await browser.logIn(disabled);
    await people.setEnabled(disabled, false);
    expect((await browser.renew()).status).toBe(401);
  });

  it('does not take the cookie from another site', async () => {
    const { browser, cookie } = await signedIn();
    expect((await browser.renew({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(browser.cookie).toBe(cookie);
    expect((await browser.renew({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('logging out', () => {
  const sessions = () => people.openSessionsOf(person);
  const logOut = (browser: Browser, sessionId: string, headers: Record<string, string> = {}) =>
    browser.send('DELETE', `accessTokens/${sessionId}`, { headers });

  it('ends the session of the cookie everywhere and clears the cookie', async () => {
    const { browser, session, cookie } = await signedIn();
    expect((await logOut(browser, session.sessionId)).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    expect(await sessions()).not.toContain(session.sessionId);
    browser.cookie = cookie;
    expect((await browser.renew()).status).toBe(401);
  });

  it('ends the session that the access token names, without a cookie', async () => {
    const { session } = await signedIn();
    const authorization = `Bearer ${session.user.accessToken}`;
    expect((await logOut(new Browser(instance), session.sessionId, { authorization })).status).toBe(200);
    expect(await sessions()).not.toContain(session.sessionId);
  });

  it('ends the session of an access token that stands in the address, with its cookie or without', async () => {
    const { session } = await signedIn();
    expect((await logOut(new Browser(instance), session.user.accessToken)).status).toBe(200);
    expect(await sessions()).not.toContain(session.sessionId);
    const second = await signedIn();
    expect((await logOut(second.browser, second.session.user.accessToken)).status).toBe(200);
    expect(second.browser.cookie).toBeUndefined();
    expect(await sessions()).not.toContain(second.session.sessionId);
  });

  it('refuses a forged access token', async () => {
    const { browser, cookie, session } = await signedIn();
    const [head, payload, signature] = session.user.accessToken.split('.');
    const forged = Buffer.from(JSON.stringify({ sid: session.sessionId })).toString('base64url');
    for (const token of [`${head}.${forged}.${signature}`, `${head}.${payload}.AAAA`, 'a.b.c'])
      expect((await logOut(new Browser(instance), token)).status).toBe(200);
    expect(await sessions()).toContain(session.sessionId);
    expect(browser.cookie).toBe(cookie);
  });

  it('answers a second time as the first time', async () => {
    const { browser, session, cookie } = await signedIn();
    const authorization = `Bearer ${session.user.accessToken}`;
    const first = await (await logOut(browser, session.sessionId, { authorization })).json();
    browser.cookie = cookie;
    const second = await logOut(browser, session.sessionId, { authorization });
    expect([second.status, await second.json()]).toEqual([200, first]);
  });

  it('leaves the sessions of others alone and does not reveal them', async () => {
    const [{ session: theirs }, { browser, session: mine }] = [await signedIn(), await signedIn()];
    const authorization = `Bearer ${mine.user.accessToken}`;
    expect((await logOut(browser, theirs.sessionId, { authorization })).status).toBe(200);
    expect((await logOut(new Browser(instance), theirs.sessionId)).status).toBe(200);
    expect(await sessions()).toEqual(expect.arrayContaining([theirs.sessionId, mine.sessionId]));
    expect(browser.cookie).toBeDefined();
  });

  it('refuses a forged cookie', async () => {
    const { session } = await signedIn();
    const payload = Buffer.from(JSON.stringify({ sid: session.sessionId })).toString('base64url');
    const browser = new Browser(instance);
    browser.cookie = `werkbank_session=eyJhbGciOiJub25lIn0.${payload}.`;
    expect((await logOut(browser, session.sessionId)).status).toBe(200);
    expect(await sessions()).toContain(session.sessionId);
  });

  it('does not take orders from another site', async () => {
    const { browser, session } = await signedIn();
    expect((await logOut(browser, session.sessionId, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await sessions()).toContain(session.sessionId);
  });
});
