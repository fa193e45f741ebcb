import { dayOf } from '@werkbank/contracts/calendar';
import type { TestInstance } from '@werkbank/platform/testing';
import { asTheService } from '@werkbank/platform/request';
import { UserDirectory } from '../../identity/keycloak/user-directory.js';
import { RepairAccounts } from '../../identity/keycloak-sync/repair-accounts.js';
import { swissCustomer } from '../../testing/admin-instance.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { solvedCaptcha } from '../../testing/solved-captcha.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let catcher: MailCatcher;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({ SMTP_URL: catcher.url, CAPTCHA_DIFFICULTY: '50' }));
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 30_000);

const entriesOf = async (objectType: string, objectId: number | string) =>
  (await instance.callAs(admin, 'listAuditEntries', { query: { objectType, objectId: String(objectId) } }))
    .entries;
const everything = async () => {
  const [row] = await instance
    .em()
    .execute<{ all: string }[]>('select json_agg(e)::text as all from audit_entry e');
  return row?.all ?? '';
};

it("records a user's choice of language, once", async () => {
  const person = await people.add();
  const choose = (language: 'de' | 'en') =>
    instance.callAs(person, 'setUserLanguage', { params: { userId: person.userId }, body: { language } });
  await choose('en');
  await choose('en');
  expect(await entriesOf('User', person.userId)).toMatchObject([
    {
      action: 'setUserLanguage',
      userId: person.userId,
      before: { language: 'de' },
      after: { language: 'en' },
    },
  ]);
});

it('records a password change by its owner, an admin or a mailed link, without the password', async () => {
  const person = await people.add();
  const [second, third, fourth] = [freshPassword(), freshPassword(), freshPassword()];
  const params = { userId: person.userId };
  const own = { oldPassword: person.password, newPassword: second };
  await instance.callAs(person, 'setUserPassword', { params, body: own });
  await instance.callAs(admin, 'setUserPassword', { params, body: { newPassword: third } });
  await instance.callAs('visitor', 'requestPasswordReset', {
    body: { userEmail: person.email, language: 'de', captchaToken: await solvedCaptcha(instance) },
  });
  const token = tokenIn((await catcher.mailsTo(person.email))[0], 'passwordReset');
  await instance.callAs('visitor', 'resetPassword', { params: { token }, body: { newPassword: fourth } });

  expect(await entriesOf('User', person.userId)).toMatchObject([
    { action: 'resetPassword', who: 'visitor', userId: null, before: null, after: null },
    { action: 'setUserPassword', userId: admin.userId },
    { action: 'setUserPassword', userId: person.userId },
  ]);
  const all = await everything();
  for (const secret of [person.password, second, third, fourth, token]) expect(all).not.toContain(secret);
});

it('records a registration from its confirmation on', async () => {
  const email = `registered-${freshUserId()}@werkbank.example`;
  const password = freshPassword();
  const address = {
    name: 'Neu AG',
    street: 'Werkgasse',
    house: '1',
    addressSupplement: null,
    zipCode: '8400',
    city: 'Winterthur',
    country: 'CH',
  };
  await instance.callAs('visitor', 'registerCustomer', {
    body: {
      user: {
        email,
        salutation: 'Ms',
        firstName: 'Ada',
        lastName: 'Neu',
        phone: '+41 52 555 01 22',
        language: 'de',
        password,
      },
      company: {
        name: 'Neu AG',
        customerType: 'Company',
        taxNumber: 'CHE-1',
        kanton: null,
        phone: null,
        address,
      },
      agreedToTermsAndPrivacy: true,
      captchaToken: await solvedCaptcha(instance),
    },
  });
  const token = tokenIn((await catcher.mailsTo(email))[0], 'confirmCustomerRegistration');
  expect(await everything()).not.toContain(email);
  await instance.callAs('visitor', 'confirmRegistration', { params: { token } });
  const { entries } = await instance.callAs(admin, 'listAuditEntries', { query: { who: 'visitor' } });
  const about = entries.filter(({ action }) => action === 'confirmRegistration');
  expect(about.map(({ objectType, before }) => [objectType, before])).toEqual([
    ['User', null],
    ['Address', null],
    ['Company', null],
  ]);
  expect(about[0]?.after).toMatchObject({ email, companyAdmin: true });
  expect(await everything()).not.toContain(password);
  const userId = Number(about[0]?.objectId);
  await instance.callAs(admin, 'deleteUser', { params: { userId } });
});

it('records repairs of accounts, and whether a user requested them', async () => {
  const [person, lost] = [await people.add({ companyId: swissCustomer }), await people.add()];
  const directory = instance.app.get(UserDirectory);
  const [home] = await instance.em().execute<{ home: string }[]>('select home from account_home');
  const account = (await directory.accountsOf(home?.home ?? '')).find(
    (one) => one.accountId === person.keycloakId,
  );
  if (!account) throw new Error('a person who was added has an account');
  await directory.enrol({ ...account.person, lastName: 'Anders', roles: ['platform-admin'] });
  await asTheService(() => instance.app.get(RepairAccounts).repairUnlessBusy());
  expect(await entriesOf('User', person.userId)).toMatchObject([
    {
      action: 'repairUserDrift',
      who: 'system',
      userId: null,
      before: { lastName: 'Anders', platformAdmin: true },
      after: { lastName: 'Person', platformAdmin: false },
    },
  ]);
  await directory.removeAccount(lost.keycloakId);
  await instance.callAs(admin, 'repairUserDrift', {});
  expect(await entriesOf('User', lost.userId)).toMatchObject([
    { action: 'repairUserDrift', userId: admin.userId, before: null, after: { email: lost.email } },
  ]);
  await directory.remove(lost.userId);
});

it('records everybody and everything that is deleted with a company', async () => {
  const stop = instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders: 0 }));
  const person = await people.add({ companyId: swissCustomer });
  await instance.callAs(admin, 'deleteCustomer', { params: { companyId: swissCustomer } });
  const gone = { action: 'deleteCustomer', userId: admin.userId, after: null };
  expect((await entriesOf('User', person.userId))[0]).toMatchObject({
    ...gone,
    before: { email: person.email },
  });
  expect((await entriesOf('Address', 2010))[0]).toMatchObject({ ...gone, before: { country: 'CH' } });
  expect((await entriesOf('Company', swissCustomer))[0]).toMatchObject({
    ...gone,
    before: { name: 'Kellermatt AG' },
  });
  stop();
});

it('stores no change without its entry', async () => {
  await instance.ownerEm().execute(`alter table audit_entry rename to hidden_entry`);
  const person = await people.add();
  const set = instance.callAs(person, 'setUserLanguage', {
    params: { userId: person.userId },
    body: { language: 'en' },
  });
  await expect(set).rejects.toMatchObject({ status: 500 });
  await instance.ownerEm().execute(`alter table hidden_entry rename to audit_entry`);
  const [row] = await instance
    .em()
    .execute<{ language: string }[]>('select language from users where id = ?', [person.userId]);
  expect(row?.language).toBe('de');
});

it("is filtered by days of the reader's time zone, whatever zone the database has", async () => {
  await instance.em().execute(`insert into audit_entry (at, who, action, object_type, object_id, object_name)
    values ('2026-03-10 23:30:00+00', 'Ada', 'updateUser', 'Night', '1', 'late'),
           ('2026-03-11 22:30:00+00', 'Ada', 'updateUser', 'Night', '2', 'later')`);
  const found = async (zone: string | undefined, from: string, to: string) =>
    (
      await instance.callAs(admin, 'listAuditEntries', {
        query: { objectType: 'Night', from, to, ...(zone && { zone }) },
      })
    ).entries.map(({ objectId }) => objectId);
  expect(await found('Europe/Zurich', '2026-03-11', '2026-03-11')).toEqual(['2', '1']);
  expect(await found(undefined, '2026-03-11', '2026-03-11')).toEqual(['2', '1']);
  expect(await found('America/Los_Angeles', '2026-03-10', '2026-03-10')).toEqual(['1']);
  expect(await found('Asia/Tokyo', '2026-03-11', '2026-03-11')).toEqual(['1']);
  expect(await found('UTC', '0001-01-01', '9999-12-31')).toEqual(['2', '1']);
  expect(await found('UTC', '', '0050-01-01')).toEqual([]);
  expect(
    await refusalOf(instance.callAs(admin, 'listAuditEntries', { query: { zone: 'Mars/Olympus' } })),
  ).toMatchObject({ status: 400, field: 'zone' });
});

it('filters the trail by person, object and day', async () => {
  const person = await people.add();
  for (const language of ['en', 'de'] as const) {
    await instance.callAs(person, 'setUserLanguage', {
      params: { userId: person.userId },
      body: { language },
    });
  }
  const entries = (query: object) => instance.callAs(admin, 'listAuditEntries', { query });
  const today = dayOf(new Date());
  expect((await entries({ who: person.email })).totalItems).toBe(2);
  expect((await entries({ who: 'nobody at all' })).totalItems).toBe(0);
  expect((await entries({ who: person.email, from: today, to: today })).totalItems).toBe(2);
  expect((await entries({ to: '2020-01-01' })).totalItems).toBe(0);
  expect((await entries({ objectType: 'Configuration,User', pageSize: 2 })).entries).toHaveLength(2);
});
