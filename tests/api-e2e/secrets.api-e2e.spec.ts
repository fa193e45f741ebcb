import { randomBytes } from 'node:crypto';
import { createClient } from '@werkbank/contracts/client';
import { logs } from '../instance/logs.ts';
import { linkIn, mailTo } from '../instance/mails.ts';
import { freshEmail } from '../instance/own-person.ts';
import { solvedCaptcha } from '../instance/robot.ts';
import {
  accountOf,
  eventually,
  type Person,
  runningInstance,
  signIn,
  visitor,
} from '../instance/running-instance.ts';

/** Secrets of the requests, by kind; none may appear in a log. */
const secrets = new Map<string, string>();
const freshPassword = () => `Aa1!${randomBytes(8).toString('hex')}`;
const email = freshEmail('secret');
let admin: Person;
const made: number[] = [];

async function raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${runningInstance().address}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function logIn(password: string) {
  const answer = await raw('POST', '/api/authentication/login', { userEmail: email, password });
  expect(answer.status).toBe(200);
  const session = (await answer.json()) as { sessionId: string; user: { id: number; accessToken: string } };
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  secrets.set(`an access token of ${secrets.size}`, session.user.accessToken);
  secrets.set(`a refresh token of ${secrets.size}`, cookie.split('=')[1] ?? '');
  return { ...session, cookie };
}

const tokenOf = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

beforeAll(async () => {
  admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
});
afterAll(async () => {
  for (const companyId of made) await admin.api('deleteCustomer', { params: { companyId } });
});

describe('a secret', () => {
  it('is sent during a registration', async () => {
    const password = freshPassword();
    secrets.set('the password of a registration', password);
    const captchaToken = await solvedCaptcha();
    secrets.set('a solution of the captcha', captchaToken);
    await visitor()('registerCustomer', {
      body: {
        user: {
          email,
          password,
          salutation: 'Ms',
          firstName: 'Selma',
          lastName: 'Geheim',
          phone: '+41 62 555 01 22',
          language: 'de',
        },
        company: {
          name: 'Geheim AG',
          customerType: 'Company',
          taxNumber: 'CHE-123.456.789',
          address: {
            name: 'Geheim AG',
            street: 'Stille Gasse',
            house: '1',
            addressSupplement: null,
            zipCode: '4600',
            city: 'Olten',
            country: 'CH',
          },
        },
        agreedToTermsAndPrivacy: true,
        captchaToken,
      },
    });
    const token = tokenOf(linkIn(await mailTo(email)));
    secrets.set('the link of a registration', token);
    await raw('GET', `/confirmCustomerRegistration/${token}`, undefined, { accept: 'text/html' });
    await visitor()('confirmRegistration', { params: { token } });
    // A repeated click, and a link that was cut off.
    await visitor()('confirmRegistration', { params: { token } });
    await raw('PUT', `/api/customer-registrations/${token}x%/confirmation`);
    await raw('PUT', `/api/customer-registrations/${token}/wrong-turn`);
    const { user, sessionId, cookie } = await logIn(password);
    const madeOf = await admin.api('getUser', { params: { userId: user.id } });
    if (madeOf.companyId !== null) made.push(madeOf.companyId);
    await raw('POST', '/api/authentication/renewals', undefined, { cookie });
    await raw('GET', `/api/articles/search?token=${user.accessToken}`, undefined, { cookie });
    const out = await raw('DELETE', `/api/authentication/accessTokens/${sessionId}`, undefined, { cookie });
    expect(out.status).toBe(200);
  });

  it('is sent during a password reset', async () => {
    await visitor()('requestPasswordReset', {
      body: { userEmail: email, language: 'de', captchaToken: await solvedCaptcha() },
    });
    const token = tokenOf(linkIn(await mailTo(email, 2)));
    secrets.set('the link of a password reset', token);
    const newPassword = freshPassword();
    secrets.set('a new password', newPassword);
    await raw('GET', `/passwordReset/${token}`, undefined, { accept: 'text/html' });
    await raw('GET', `/api/authentication/password-reset/${token}`);
    await raw('PUT', `/api/authentication/password-reset/${token}`, { newPassword: 'too-weak' });
    const reset = await raw('PUT', `/api/authentication/password-reset/${token}`, { newPassword });
    expect(reset.status).toBe(200);
    const { user } = await logIn(newPassword);
    const wrong = freshPassword();
    secrets.set('a wrong password', wrong);
    await raw('POST', '/api/authentication/login', { userEmail: email, password: wrong });
    const own = createClient({
      baseUrl: runningInstance().address,
      language: () => 'de',
      accessToken: async () => user.accessToken,
    });
    const changed = freshPassword();
    secrets.set('a changed password', changed);
    const params = { userId: user.id };
    await own('setUserPassword', { params, body: { oldPassword: newPassword, newPassword: changed } });
    await own('setUserPassword', { params, body: { oldPassword: wrong, newPassword } }).catch(
      () => undefined,
    );
  });

  it('is sent while an administrator adds people', async () => {
    const invited = freshEmail('invited');
    const head = 'email;salutation;firstName;lastName;phone;language;companyId;companyAdmin';
    const line = `${invited};Ms;Ina;Ladung;+41 62 555 01 22;de;${made[0]};`;
    await admin.api(
      'importUsers',
      { headers: { 'x-file-name': 'people.csv' } },
      { file: new File([`${head}\n${line}\n`], 'people.csv') },
    );
    const token = tokenOf(linkIn(await mailTo(invited)));
    secrets.set('the link of an invitation', token);
    expect((await raw('GET', `/api/authentication/password-reset/${token}`)).status).toBe(200);
  });

  it('is found in no log of the instance', async () => {
    const marker = `thread-${randomBytes(6).toString('hex')}`;
    await raw('GET', '/api/configuration', undefined, { 'x-request-id': marker });
    // Logs are written in order: once the marker is there, everything before it is too.
    await eventually(
      async () => ['gateway.log', 'admin.log'].every((name) => logs().get(name)?.includes(marker)),
      (written) => written,
    );
    const found = [...logs()].flatMap(([log, text]) =>
      [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => `${what} in ${log}`),
    );
    expect(secrets.size).toBeGreaterThanOrEqual(10);
    expect(found).toEqual([]);
  });

  it('nor is anything that looks like a token', () => {
    const jsonWebToken = /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/;
    expect([...logs()].filter(([, text]) => jsonWebToken.test(text)).map(([log]) => log)).toEqual([]);
  });
});
