import type { CallRequest } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { freshPassword, freshUserId, realmForTests } from '../../testing/test-people.js';
import { KeycloakUsers } from '../keycloak/keycloak-users.js';
import { TidyUp } from '../../operations/tidy-up/tidy-up.js';

type Body = CallRequest<'registerCustomer'>['body'];

let instance: TestInstance;
let catcher: MailCatcher;
const realm = realmForTests();
beforeAll(async () => {
  catcher = await MailCatcher.start();
  instance = await startAdminInstance({
    SMTP_URL: catcher.url,
    CAPTCHA_DIFFICULTY: '50',
    PUBLIC_URL: 'https://werkbank.example',
  });
}, 60_000);
afterAll(async () => {
  const rows = await instance?.em().execute<{ user_id: number }[]>('select user_id from registration');
  for (const { user_id } of rows ?? []) {
    await new KeycloakUsers(realm).remove(user_id);
  }
  await instance?.stop();
  await catcher?.stop();
}, 30_000);

async function accountOf(userId: number) {
  const found = await realm.admin(({ users }) => users.find({ exact: true, username: `user-${userId}` }));
  return found[0];
}
const registrationsOf = (email: string) =>
  instance.em().execute<{ userId: number; entered: unknown; removed: boolean }[]>(
    `select user_id as "userId", entered, removed_at is not null as removed from registration where email = ?
        order by agreed_at`,
    [email],
  );

const freshEmail = () => `registered-${freshUserId()}@werkbank.example`;
const form = async (email: string, more: Partial<Body> = {}): Promise<Body> => ({
  user: {
    email,
    salutation: 'Ms',
    firstName: 'Ada',
    lastName: '<Meier>',
    phone: '+41 52 555 01 22',
    language: 'de',
    password: freshPassword(),
  },
  company: {
    name: 'Kellermatt & Söhne AG',
    customerType: 'Company',
    taxNumber: 'CHE-123.456.788',
    kanton: null,
    phone: null,
    address: {
      name: 'Kellermatt & Söhne AG',
      street: 'Werkgasse',
      house: '1',
      addressSupplement: '',
      zipCode: '8400',
      city: 'Winterthur',
      country: 'CH',
    },
  },
  agreedToTermsAndPrivacy: true,
  captchaToken: await solvedCaptcha(instance),
  ...more,
});
const register = (body: Body) => instance.callAs('visitor', 'registerCustomer', { body });
const confirm = (token: string) => instance.callAs('visitor', 'confirmRegistration', { params: { token } });
const linkTo = async (email: string, count = 1) =>
  tokenIn((await catcher.mailsTo(email, count)).at(-1), 'confirmCustomerRegistration');
const registered = async () => {
  const email = freshEmail();
  const body = await form(email);
  await register(body);
  return { email, password: body.user.password, token: await linkTo(email) };
};
const signIn = async (email: string, password: string) => {
  const answer = await new Browser(instance).send('POST', 'login', { body: { userEmail: email, password } });
  return { status: answer.status, body: await answer.json() };
};

describe('registering', () => {
  it.each([
    ['de', 'Bitte bestätigen Sie Ihre Registrierung bei Werkbank'],
    ['en', 'Please confirm your registration at Werkbank'],
  ] as const)('mails a link in %s', async (language, subject) => {
    const email = freshEmail();
    const body = await form(email);
    expect(await register({ ...body, user: { ...body.user, language } })).toEqual({});
    const [mail] = await catcher.mailsTo(email);
    expect(mail?.subject).toBe(subject);
    // Anybody can have this mail sent to any address, so it contains no free text.
    expect(mail?.html).not.toContain('Kellermatt');
    expect(mail?.html).toContain('Ada &lt;Meier&gt;');
    expect(mail?.html).toContain('href="https://werkbank.example/confirmCustomerRegistration/');
  });

  it('stores neither password nor token, and creates an account that is unusable until the confirmation', async () => {
    const { email, password, token } = await registered();
    const [everything] = await instance
      .em()
      .execute<{ rows: string }[]>(
        'select (select json_agg(r)::text from registration r) || (select json_agg(m)::text from mail m) as rows',
      );
    expect(everything?.rows).toContain(email);
    expect(everything?.rows).not.toContain(password);
    const [row] = await registrationsOf(email);
    expect(await accountOf(row?.userId ?? 0)).toMatchObject({ enabled: false });
    expect((await signIn(email, password)).status).toBe(401);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('answers a taken address like a free one, and reveals it only in its mailbox', async () => {
    const { email, password, token } = await registered();
    await confirm(token);
    const again = await form(email.toUpperCase(), {});
    expect(await register({ ...again, user: { ...again.user, firstName: 'Eve', language: 'en' } })).toEqual(
      {},
    );
    const mail = (await catcher.mailsTo(email, 2)).at(-1);
    expect(mail?.subject).toBe('Diese E-Mail-Adresse wird bei Werkbank schon verwendet');
    expect(mail?.html).toContain('href="https://werkbank.example/login?view=passwordReset"');
    expect(mail?.html).toContain('Ada');
    expect(mail?.html).not.toMatch(/Eve|confirmCustomerRegistration/);
    expect((await signIn(email, password)).status).toBe(200);
    const unsolved = await form(email, { captchaToken: 'unsolved' });
    expect(await refusalOf(register(unsolved))).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' });
  });

  it('accepts an international domain in any spelling, and its mail arrives', async () => {
    const name = freshEmail().split('@')[0];
    const email = `${name}@xn--mller-kva.example`;
    await register(await form(`\u200B${name}@MÜLLER.example`));
    expect(await confirm(await linkTo(`${name}@`))).toMatchObject({ email });
  });

  it.each([['without consent', { agreedToTermsAndPrivacy: false as unknown as true }, 'CONSENT_REQUIRED']])(
    'refuses %s',
    async (_, change, code) => {
      expect(await refusalOf(register(await form(freshEmail(), change)))).toMatchObject({
        status: 400,
        code,
      });
    },
  );

  it('applies the rules of the contract', async () => {
    const body = await form(freshEmail());
    const { user, company } = body;
    const wrong: [Body, string][] = [
      [{ ...body, user: { ...user, password: 'weak' } }, 'PASSWORD_FORMAT'],
      [{ ...body, user: { ...user, phone: '12345' } }, 'PHONE_FORMAT'],
      [{ ...body, company: { ...company, taxNumber: 'DE123' } }, 'TAX_NUMBER_FORMAT'],
      [{ ...body, company: { ...company, customerType: 'Kanton', kanton: null } }, 'FIELD_REQUIRED'],
    ];
    for (const [given, code] of wrong) {
      expect(await refusalOf(register(given))).toMatchObject({ status: 400, code });
    }
  });

  it("returns Keycloak's refusal of a password, and sends no mail", async () => {
    const email = freshEmail();
    const body = await form(email);
    // A letter of another alphabet counts as a special character for us, and as a letter for Keycloak.
    const refused = register({ ...body, user: { ...body.user, password: 'Passwort1ä' } });
    expect(await refusalOf(refused)).toMatchObject({ status: 400, code: 'PASSWORD_FORMAT' });
    const mails = await instance.em().execute('select 1 from mail where recipient = ?', [email]);
    expect(mails).toEqual([]);
  });

  it('needs a deliverable address, a Swiss one for public bodies, and a solved CAPTCHA', async () => {
    const company = (await form(freshEmail())).company;
    const refused = async (change: object) =>
      refusalOf(register(await form(freshEmail(), { company: { ...company, ...change } })));
    const german = { ...company.address, zipCode: '78532', city: 'Tuttlingen', country: 'DE' };
    const french = { ...german, zipCode: '75001', country: 'FR' };
    const unserved = { code: 'DELIVERY_COUNTRY_NOT_SERVED', field: 'company.address.country' };
    expect(await refused({ address: french, taxNumber: 'DE123456789' })).toMatchObject(unserved);
    expect(await refused({ address: german, customerType: 'Bund', taxNumber: null })).toMatchObject({
      code: 'PUBLIC_BODY_COUNTRY',
      field: 'company.address.country',
    });
    const { captchaToken: _, ...withoutCaptcha } = await form(freshEmail());
    expect(await refusalOf(register(withoutCaptcha))).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' });
  });

  it('limits mails per mailbox', async () => {
    const email = freshEmail();
    for (let time = 0; time < 3; time++) await register(await form(email));
    expect(await refusalOf(register(await form(email)))).toMatchObject({ status: 429 });
  });
});

describe('confirming', () => {
  it('creates a company with its address and its first person, who can sign in and administers it', async () => {
    const { email, password, token } = await registered();
    expect(await confirm(token)).toEqual({ email, language: 'de' });
    const { status, body } = await signIn(email, password);
    expect([status, body]).toMatchObject([
      200,
      {
        user: {
          email,
          firstName: 'Ada',
          roles: { PlatformAdmin: false, CompanyAdmin: true },
          companyName: 'Kellermatt & Söhne AG',
          companyType: 'Customer',
        },
      },
    ]);
    await instance.settled();
    const events = await instance.courier.sent('admin.company-changed.v1');
    expect(events.at(-1)).toMatchObject({
      name: 'Kellermatt & Söhne AG',
      kind: 'Customer',
      taxNumber: 'CHE-123.456.788',
      primaryAddress: { type: 'Primary', city: 'Winterthur', addressSupplement: null },
    });
  });

  it('is idempotent, also with five at the same moment', async () => {
    const { email, token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ email, language: 'de' })));
    const companies = await instance.em().execute('select 1 from users where email = ?', [email]);
    expect(companies).toHaveLength(1);
    expect(await confirm(token)).toEqual({ email, language: 'de' });
  });

  it('deletes the entered data as soon as the rows hold them', async () => {
    const { email, token } = await registered();
    await confirm(token);
    expect(await registrationsOf(email)).toMatchObject([{ entered: null }]);
  });

  it("assigns an address to the first of two confirmations, with that one's password", async () => {
    const email = freshEmail();
    const [stranger, owner] = [await form(email), await form(email)];
    await register(stranger);
    await register(owner);
    const mails = await catcher.mailsTo(email, 2);
    const [first, second] = mails.map((mail) => tokenIn(mail, 'confirmCustomerRegistration'));
    expect(await confirm(second ?? '')).toEqual({ email, language: 'de' });
    expect(await refusalOf(confirm(first ?? ''))).toMatchObject({ status: 409, code: 'EMAIL_IN_USE' });
    expect((await signIn(email, owner.user.password)).status).toBe(200);
    expect((await signIn(email, stranger.user.password)).status).toBe(401);
  });

  it('ignores a stray account that holds the address', async () => {
    const { email, password, token } = await registered();
    await realm.admin(({ users }) => users.create({ username: `stray-${email}`, email, enabled: true }));
    expect(await confirm(token)).toEqual({ email, language: 'de' });
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('does not know a link that was never mailed', async () => {
    expect(await refusalOf(confirm('b'.repeat(43)))).toMatchObject({
      status: 404,
      code: 'REGISTRATION_LINK_UNKNOWN',
    });
  });

  it('expires after 48 hours: account and data are deleted, and the link is refused as expired', async () => {
    const { email, token } = await registered();
    const [row] = await registrationsOf(email);
    await instance
      .em()
      .execute(`update registration set expires_at = now() - interval '1 second' where email = ?`, [email]);
    const over = { status: 409, code: 'REGISTRATION_LINK_EXPIRED' };
    expect(await refusalOf(confirm(token))).toMatchObject(over);
    await instance.app.get(TidyUp).run();
    expect(await accountOf(row?.userId ?? 0)).toBeUndefined();
    expect(await registrationsOf(email)).toMatchObject([{ entered: null, removed: true }]);
    expect(await refusalOf(confirm(token))).toMatchObject(over);
    await instance
      .em()
      .execute(`update registration set removed_at = now() - interval '31 days' where email = ?`, [email]);
    await instance.app.get(TidyUp).run();
    expect(await registrationsOf(email)).toEqual([]);
  });
});
