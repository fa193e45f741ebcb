import { openSession } from '@werkbank/contracts/calls';
import { createClient } from '@werkbank/contracts/client';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let catcher: MailCatcher;
let admin: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({ SMTP_URL: catcher.url }));
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);

/** Changes something with a stolen copy of a token. */
const changeBy = (token: string, { userId }: TestPerson) =>
  createClient({ baseUrl: instance.url, accessToken: async () => token })('setUserLanguage', {
    params: { userId },
    body: { language: 'en' },
  });
/** Tries a read for the person and administrators only, and a change; returns both refusals. */
const useOf = async (token: string, person: TestPerson) => {
  const call = createClient({ baseUrl: instance.url, accessToken: async () => token });
  const params = { userId: person.userId };
  const readings = [
    call('exportPersonalData', { params }),
    call('getUser', { params }),
    call('getSignedInUser', {}),
  ];
  for (const refused of await Promise.all(readings.map(refusalOf))) expect(refused).toMatchObject(over);
  return refusalOf(changeBy(token, person));
};
const over = { status: 401, code: 'AUTHENTICATION_REQUIRED' };
/** A logged-in person, and a stolen copy of the access token. */
const watched = async () => {
  const person = await people.add({ companyId: swissCustomer });
  const browser = new Browser(instance);
  const session = await browser.logIn(person);
  const token = session.user.accessToken;
  expect(await changeBy(token, person)).toEqual({});
  return { person, browser, session, token };
};
/** Tokens have whole seconds. */
const nextSecond = () => {
  const begun = Math.floor(Date.now() / 1000);
  return eventually(async () => {
    if (Math.floor(Date.now() / 1000) === begun) throw new Error('the same second');
  });
};
const setPassword = async (token: string, { userId, password }: TestPerson) =>
  createClient({ baseUrl: instance.url, accessToken: async () => token })('setUserPassword', {
    params: { userId },
    body: { oldPassword: password, newPassword: freshPassword() },
  });

describe('a copied access token is useless', () => {
  it('once its owner has logged out, even with minutes left of its validity', async () => {
    const { person, browser, session, token } = await watched();
    expect((await browser.send('DELETE', `accessTokens/${session.sessionId}`)).status).toBe(200);
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner has logged out with the token alone', async () => {
    const { person, session, token } = await watched();
    const headers = { authorization: `Bearer ${token}` };
    await new Browser(instance).send('DELETE', `accessTokens/${session.sessionId}`, { headers });
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner has logged in again in the same browser', async () => {
    const { person, browser, token } = await watched();
    await browser.logIn(person);
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner has a new password, even if that session goes on', async () => {
    const { person, browser, token } = await watched();
    await nextSecond();
    await setPassword(token, person);
    expect(await useOf(token, person)).toMatchObject(over);
    const renewed = openSession.parse(await (await browser.renew()).json());
    expect(await changeBy(renewed.user.accessToken, person)).toEqual({});
  });

  it('once its owner has changed the password in another session, within the same second', async () => {
    const { person, token } = await watched();
    const elsewhere = await new Browser(instance).logIn(person);
    await setPassword(elsewhere.user.accessToken, person);
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner has set a new password by a mailed link', async () => {
    const { person, token } = await watched();
    await instance.callAs('visitor', 'requestPasswordReset', {
      body: { userEmail: person.email, language: 'de', captchaToken: await solvedCaptcha(instance) },
    });
    const link = tokenIn((await catcher.mailsTo(person.email))[0], 'passwordReset');
    await instance.callAs('visitor', 'resetPassword', {
      params: { token: link },
      body: { newPassword: freshPassword() },
    });
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once two have used its refresh token, one of them a thief', async () => {
    const { person, browser, token } = await watched();
    const stolen = browser.cookie;
    const renewals = [];
    for (let times = 0; times < 3; times += 1) {
      browser.cookie = stolen;
      renewals.push((await browser.renew()).status);
    }
    expect(renewals).toEqual([200, 200, 401]);
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner was moved to another company', async () => {
    const { person, token } = await watched();
    const params = { userId: person.userId };
    const user = await instance.callAs(admin, 'getUser', { params });
    const { id: _, createdOn: __, companyName: ___, companyType: ____, ...form } = user;
    await instance.callAs(admin, 'updateUser', { params, body: { ...form, companyId: otherCustomer } });
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it.each(['deleteUser', 'erasePerson'] as const)('once its owner is deleted by %s', async (call) => {
    const { person, token } = await watched();
    await instance.callAs(admin, call, { params: { userId: person.userId } });
    expect(await useOf(token, person)).toMatchObject(over);
  });

  it('once its owner was disabled, even after being enabled again', async () => {
    const { person, token } = await watched();
    const params = { userId: person.userId };
    for (const enabled of [false, true]) {
      const {
        id: _,
        createdOn: __,
        companyName: ___,
        companyType: ____,
        ...form
      } = await instance.callAs(admin, 'getUser', { params });
      await instance.callAs(admin, 'updateUser', { params, body: { ...form, enabled } });
    }
    expect(await useOf(token, person)).toMatchObject(over);
  });
});

it("checks readers against their rows while NATS is down and other processes' endings are missing", async () => {
  const { person, session, token } = await watched();
  const call = createClient({ baseUrl: instance.url, accessToken: async () => token });
  const read = () => call('getUser', { params: { userId: person.userId } });
  await instance.nats.kill();
  await eventually(async () => {
    const { parts } = (await (await fetch(`${instance.url}/health/ready`)).json()) as { parts: object };
    expect(parts).toMatchObject({ nats: 'down' });
  });
  expect(await read()).toMatchObject({ email: person.email });
  const { sessionId } = session;
  await instance.em().execute('insert into ended_session (session_id) values (?)', [sessionId]);
  expect(await refusalOf(read())).toMatchObject(over);
  await instance.em().execute('delete from ended_session where session_id = ?', [sessionId]);
  await instance.em().execute('update users set removed_at = now() where id = ?', [person.userId]);
  expect(await refusalOf(read())).toMatchObject(over);
  await instance.nats.start();
}, 30_000);

it('locks no person out by a forged cookie', async () => {
  const { person, session, token } = await watched();
  const payload = Buffer.from(JSON.stringify({ sid: session.sessionId })).toString('base64url');
  const stranger = new Browser(instance);
  stranger.cookie = `werkbank_session=eyJhbGciOiJub25lIn0.${payload}.`;
  await stranger.send('DELETE', `accessTokens/${session.sessionId}`);
  expect(await changeBy(token, person)).toEqual({});
});
