import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';
import { setCompanySso } from './set-company-sso.js';

let instance: TestInstance;
let people: TestPeople;
let catcher: MailCatcher;
let admin: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({
    SMTP_URL: catcher.url,
    CAPTCHA_DIFFICULTY: '50',
    PUBLIC_URL: 'https://werkbank.example',
  }));
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await instance?.callAs(admin, 'repairUserDrift', {});
  await people?.leave();
  await catcher?.stop();
}, 60_000);
beforeEach(() => setCompanySso(instance.em(), swissCustomer, 'kellermatt'));

const request = async (userEmail: string, language: 'de' | 'en' = 'de') =>
  instance.callAs('visitor', 'requestPasswordReset', {
    body: { userEmail, language, captchaToken: await solvedCaptcha(instance) },
  });
const check = (token: string) => instance.callAs('visitor', 'checkPasswordReset', { params: { token } });
const linkOfCompany = 'https://werkbank.example/login?company=kellermatt';

describe('a person whose company alone signs them in', () => {
  it.each([
    ['de', 'Ihre Anmeldung bei Werkbank', 'Sie melden sich über Ihre Firma an'],
    ['en', 'How you log in to Werkbank', 'you log in by your company'],
  ] as const)(
    'gets a mail about it in %s on a password request, and the usual answer',
    async (language, subject, said) => {
      const person = await people.add({ companyId: swissCustomer });
      expect(await request(person.email, language)).toEqual({});
      const [mail] = await catcher.mailsTo(person.email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(said);
      expect(mail?.text).toContain(linkOfCompany);
      expect(mail?.text).not.toContain('passwordReset');
      expect(
        await instance.em().execute('select user_id from password_reset where email = ?', [person.email]),
      ).toEqual([{ user_id: null }]);
    },
  );

  it('cannot use an older link while company sign-in is on, and can again when it is off', async () => {
    await setCompanySso(instance.em(), swissCustomer, null);
    const person = await people.add({ companyId: swissCustomer });
    await request(person.email);
    const token = tokenIn((await catcher.mailsTo(person.email))[0], 'passwordReset');
    await setCompanySso(instance.em(), swissCustomer, 'kellermatt');
    const over = { code: 'PASSWORD_RESET_LINK_EXPIRED' };
    expect(await refusalOf(check(token))).toMatchObject(over);
    const body = { newPassword: freshPassword() };
    const set = instance.callAs('visitor', 'resetPassword', { params: { token }, body });
    expect(await refusalOf(set)).toMatchObject(over);
    await setCompanySso(instance.em(), swissCustomer, null);
    expect(await check(token)).toEqual({ language: 'de' });
  });

  it("gets an invitation to the company's sign-in after an import", async () => {
    const email = `imported-${freshUserId()}@werkbank.example`;
    const line = [email, 'Frau', 'Vera', 'Muster', '+41 52 555 00 00', 'de', String(swissCustomer), 'nein'];
    const text = csvText([userFileColumns.map(({ title }) => title.de), line]);
    const file = new Uint8Array(Buffer.from(text));
    await instance.callAs(admin, 'importUsers', { headers: { 'x-file-name': 'a.csv' } }, { file });
    const [mail] = await catcher.mailsTo(email);
    expect(mail?.text).toContain('Kellermatt AG angelegt. Sie melden sich über Ihre Firma an');
    expect(mail?.text).toContain(linkOfCompany);
    expect(await instance.em().execute('select email from password_reset where email = ?', [email])).toEqual(
      [],
    );
  });
});

it("does not affect the links of other companies' people", async () => {
  const person = await people.add({ companyId: otherCustomer });
  await request(person.email);
  const [mail] = await catcher.mailsTo(person.email);
  expect(await check(tokenIn(mail, 'passwordReset'))).toEqual({ language: 'de' });
});

it('is in the audit trail, and needs an existing company', async () => {
  await setCompanySso(instance.em(), otherCustomer, 'bergfurt');
  const { entries } = await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'Company' } });
  expect(entries[0]).toMatchObject({
    who: 'system',
    action: 'updateCustomer',
    objectId: String(otherCustomer),
    before: { ownSignIn: null },
    after: { ownSignIn: 'bergfurt' },
  });
  expect(await setCompanySso(instance.em(), 99_999, 'nobody')).toBeUndefined();
});
