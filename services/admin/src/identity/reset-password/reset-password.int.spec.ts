import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let catcher: MailCatcher;
let people: TestPeople;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  instance = await startAdminInstance({
    SMTP_URL: catcher.url,
    CAPTCHA_DIFFICULTY: '50',
    PUBLIC_URL: 'https://werkbank.example',
  });
  people = new TestPeople(instance);
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 30_000);

const request = async (userEmail: string, language: 'de' | 'en' = 'de') =>
  instance.callAs('visitor', 'requestPasswordReset', {
    body: { userEmail, language, captchaToken: await solvedCaptcha(instance) },
  });
const check = (token: string) => instance.callAs('visitor', 'checkPasswordReset', { params: { token } });
const reset = (token: string, newPassword: string) =>
  instance.callAs('visitor', 'resetPassword', { params: { token }, body: { newPassword } });
const linkTo = async (person: TestPerson, count = 1) => {
  await request(person.email);
  return tokenIn((await catcher.mailsTo(person.email, count)).at(-1), 'passwordReset');
};
const canSignIn = async (email: string, password: string) => {
  const answer = await new Browser(instance).send('POST', 'login', { body: { userEmail: email, password } });
  return answer.status === 200;
};

describe('requesting a new password', () => {
  it.each([
    ['de', 'Neues Passwort für Werkbank', 'Guten Tag Test Person,'],
    ['en', 'New password for Werkbank', 'Hello Test Person,'],
  ] as const)('mails a link in %s', async (language, subject, greeting) => {
    const person = await people.add();
    expect(await request(person.email.toUpperCase(), language)).toEqual({});
    const [mail] = await catcher.mailsTo(person.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(greeting);
    expect(mail?.html).toContain('href="https://werkbank.example/passwordReset/');
  });

  it('answers and writes the same for an unknown address, but sends no mail', async () => {
    const email = `unknown-${Date.now()}@werkbank.example`;
    expect(await request(email)).toEqual({});
    const rows = await instance.em().execute(
      `select user_id, used_at, (select given_up_at is not null from mail where recipient = email) as "givenUp"
           from password_reset where email = ?`,
      [email],
    );
    expect(rows).toEqual([{ user_id: null, used_at: null, givenUp: true }]);
  });

  it('stores no usable token', async () => {
    const person = await people.add();
    const token = await linkTo(person);
    const [found] = await instance
      .em()
      .execute<{ everything: string }[]>(
        `select (select json_agg(r)::text from password_reset r) as everything`,
      );
    expect(found?.everything).toContain(person.email);
    expect(found?.everything).not.toContain(token);
  });

  it('needs a newly solved CAPTCHA each time', async () => {
    const person = await people.add();
    const captchaToken = await solvedCaptcha(instance);
    const body = { userEmail: person.email, language: 'de' as const, captchaToken };
    expect(await instance.callAs('visitor', 'requestPasswordReset', { body })).toEqual({});
    const again = instance.callAs('visitor', 'requestPasswordReset', { body });
    expect(await refusalOf(again)).toMatchObject({ status: 400, code: 'PASSWORD_RESET_CAPTCHA_INVALID' });
  });

  it('sends at most three mails an hour to one address, also in parallel', async () => {
    const person = await people.add();
    for (const answer of await Promise.all(Array.from({ length: 6 }, () => request(person.email)))) {
      expect(answer).toEqual({});
    }
    const [row] = await instance
      .em()
      .execute<{ mails: number }[]>('select count(*)::int as mails from mail where recipient = ?', [
        person.email,
      ]);
    expect(row?.mails).toBe(3);
  });
});

describe('following the mailed link', () => {
  it('sets the new password once, ends every session and confirms it by mail', async () => {
    const person = await people.add();
    const browser = new Browser(instance);
    await browser.logIn(person);
    const token = await linkTo(person);
    expect(await check(token)).toEqual({ language: 'de' });
    const password = freshPassword();
    expect(await reset(token, password)).toEqual({});
    expect(await canSignIn(person.email, password)).toBe(true);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect((await browser.renew()).status).toBe(401);
    const over = { status: 409, code: 'PASSWORD_RESET_LINK_EXPIRED' };
    expect(await refusalOf(check(token))).toMatchObject(over);
    expect(await refusalOf(reset(token, freshPassword()))).toMatchObject(over);
    const subjects = (await catcher.mailsTo(person.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Ihr Passwort wurde geändert');
  });

  it('revokes the other links of the same person', async () => {
    const person = await people.add();
    const [first, second] = [await linkTo(person), await linkTo(person, 2)];
    expect(first).not.toBe(second);
    await reset(second, freshPassword());
    expect(await refusalOf(check(first))).toMatchObject({ code: 'PASSWORD_RESET_LINK_EXPIRED' });
  });

  it('admits one of several parallel uses', async () => {
    const person = await people.add();
    const token = await linkTo(person);
    const passwords = [freshPassword(), freshPassword(), freshPassword()];
    const results = await Promise.allSettled(passwords.map((password) => reset(token, password)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused after an hour', async () => {
    const person = await people.add();
    const token = await linkTo(person);
    await instance
      .em()
      .execute(`update password_reset set expires_at = now() - interval '1 second' where email = ?`, [
        person.email,
      ]);
    const over = { status: 409, code: 'PASSWORD_RESET_LINK_EXPIRED' };
    expect(await refusalOf(check(token))).toMatchObject(over);
    expect(await refusalOf(reset(token, freshPassword()))).toMatchObject(over);
  });

  it('is unknown if it was never mailed', async () => {
    const unknown = { status: 404, code: 'PASSWORD_RESET_LINK_UNKNOWN' };
    expect(await refusalOf(check('a'.repeat(43)))).toMatchObject(unknown);
    expect(await refusalOf(reset('a'.repeat(43), freshPassword()))).toMatchObject(unknown);
  });

  it('keeps the link valid after a password that breaks the rules', async () => {
    const token = await linkTo(await people.add());
    expect(await refusalOf(reset(token, 'too-simple'))).toMatchObject({
      status: 400,
      code: 'PASSWORD_FORMAT',
    });
    expect(await check(token)).toEqual({ language: 'de' });
  });

  it('ends the delay after wrong guesses', async () => {
    const person = await people.add();
    for (let guess = 0; guess < 12; guess++) await canSignIn(person.email, freshPassword());
    expect(await canSignIn(person.email, person.password)).toBe(false);
    const password = freshPassword();
    await reset(await linkTo(person), password);
    expect(await canSignIn(person.email, password)).toBe(true);
  }, 60_000);
});
