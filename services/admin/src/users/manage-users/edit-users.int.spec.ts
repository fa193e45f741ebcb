import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let catcher: MailCatcher;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({ SMTP_URL: catcher.url }));
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);

type Change = CallRequest<'updateUser'>['body'];

const formOf = (user: ManagedUser): Change => {
  const { id: _, createdOn: __, companyName: ___, companyType: ____, ...form } = user;
  return form;
};
const shown = (userId: number) => instance.callAs(admin, 'getUser', { params: { userId } });
const change = async (caller: TestPerson, userId: number, changes: Partial<Change>) => {
  const body = { ...formOf(await shown(userId)), ...changes };
  return instance.callAs(caller, 'updateUser', { params: { userId }, body });
};
const canSignIn = async (userEmail: string, password: string) =>
  (await new Browser(instance).send('POST', 'login', { body: { userEmail, password } })).status === 200;

describe('a change that Keycloak refuses', () => {
  // A label of a domain has at most 63 characters; the form's check of e-mails is not as strict.
  const refusedEmail = () => `person@${freshUserId()}${'x'.repeat(64)}.example`;

  it('rolls back only its own fields: changes that were saved meanwhile stay', async () => {
    const person = await people.add({ companyId: swissCustomer });
    const written = (column: 'email' | 'language', value: string) =>
      eventually(async () => {
        const [row] = await instance
          .em()
          .execute(`select ${column} as now from users where id = ?`, [person.userId]);
        if (row?.now !== value) throw new Error('not written yet');
      });
    const email = refusedEmail();
    const ends: Promise<unknown>[] = [];
    // Simulates a slow Keycloak: updates of this account wait for this lock.
    await instance.em().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtext('account'), ?)`, [person.userId]);
      ends.push(refusalOf(change(admin, person.userId, { email, lastName: 'Other' })));
      await written('email', email);
      const params = { userId: person.userId };
      // Tokens from before the new e-mail are refused, even before Keycloak has the change.
      ends.push(
        instance.callAs(people.again(person), 'setUserLanguage', { params, body: { language: 'en' } }),
      );
      await written('language', 'en');
    });
    expect(await Promise.all(ends)).toEqual([expect.objectContaining({ code: 'INVALID_EMAIL' }), {}]);
    expect(await shown(person.userId)).toMatchObject({
      email: person.email,
      lastName: 'Person',
      language: 'en',
    });
  });

  it('adds no user and leaves no row', async () => {
    const email = refusedEmail();
    const body = { ...formOf(await shown(boss.userId)), email, password: freshPassword() };
    expect(await refusalOf(instance.callAs(admin, 'createUser', { body }))).toMatchObject({
      status: 400,
      code: 'INVALID_EMAIL',
      field: 'email',
    });
    const rows = await instance.em().execute('select id from users where email = ?', [email]);
    expect(rows).toEqual([]);
  });

  it('changes no user: all data are as before, and they can still sign in', async () => {
    const person = await people.add({ companyId: swissCustomer });
    const before = await shown(person.userId);
    const refused = change(admin, person.userId, { email: refusedEmail(), lastName: 'Other' });
    expect(await refusalOf(refused)).toMatchObject({ status: 400, code: 'INVALID_EMAIL', field: 'email' });
    const { optimisticLockKey: _, ...after } = await shown(person.userId);
    expect(before).toMatchObject(after);
    expect(await canSignIn(person.email, person.password)).toBe(true);
    const [row] = await instance
      .em()
      .execute('select account_version = account_told as told from users where id = ?', [person.userId]);
    expect(row).toEqual({ told: true });
  });
});

describe('a change without the field enabled', () => {
  it.each([true, false])('keeps its value: %s', async (enabled) => {
    const person = await people.add({ companyId: swissCustomer });
    await change(admin, person.userId, { enabled });
    const { enabled: _, ...body } = formOf(await shown(person.userId));
    const params = { userId: person.userId };
    const changed = await instance.callAs(boss, 'updateUser', {
      params,
      body: { ...body, lastName: 'Other' },
    });
    expect(changed).toMatchObject({ lastName: 'Other', enabled });
  });
});

describe('a form that was opened before somebody else saved', () => {
  it('is refused, so it cannot bring the former state back', async () => {
    const person = await people.add({ companyId: swissCustomer });
    const params = { userId: person.userId };
    const stale = formOf(await shown(person.userId));
    await change(boss, person.userId, { enabled: false });
    const saved = instance.callAs(admin, 'updateUser', {
      params,
      body: { ...stale, phone: '+41 52 555 77 77' },
    });
    expect(await refusalOf(saved)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await shown(person.userId)).enabled).toBe(false);
  });

  it('succeeds when it is opened again, after mere account updates, and without a key', async () => {
    const person = await people.add({ companyId: swissCustomer });
    const params = { userId: person.userId };
    const first = await change(boss, person.userId, { phone: '+41 52 555 77 01' });
    await instance.callAs(person, 'setUserLanguage', { params, body: { language: 'en' } });
    const body = { ...formOf(first), phone: '+41 52 555 77 02' };
    expect(await instance.callAs(boss, 'updateUser', { params, body })).toMatchObject({ phone: body.phone });
    const { optimisticLockKey: _, ...bySpec } = body;
    expect(await instance.callAs(boss, 'updateUser', { params, body: bySpec })).toMatchObject({
      phone: body.phone,
    });
  });
});

describe('an e-mail that changes', () => {
  it('causes a notice to the former address, in the language of the person', async () => {
    const [german, english] = [await people.add({ companyId: swissCustomer }), await people.add()];
    const next = () => `moved-${freshUserId()}@werkbank.example`;
    await change(admin, german.userId, { email: next() });
    await change(admin, english.userId, { email: next(), language: 'en' });
    const [inGerman] = await catcher.mailsTo(german.email);
    expect(inGerman?.subject).toBe('Ihre E-Mail-Adresse bei Werkbank wurde geändert');
    const [inEnglish] = await catcher.mailsTo(english.email);
    expect(inEnglish?.subject).toBe('Your e-mail address at Werkbank was changed');
  });

  it('causes no notice if other fields change', async () => {
    const person = await people.add({ companyId: swissCustomer });
    await change(boss, person.userId, { lastName: 'Other' });
    const mails = await instance.em().execute('select 1 from mail where recipient = ?', [person.email]);
    expect(mails).toEqual([]);
  });
});
