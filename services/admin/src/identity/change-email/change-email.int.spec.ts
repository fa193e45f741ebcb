import type { CallRequest } from '@werkbank/contracts/calls';
import { createClient } from '@werkbank/contracts/client';
import { listLimits } from '@werkbank/contracts/limits';
import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { MailCatcher, tokenIn } from '../../testing/mail-catcher.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let catcher: MailCatcher;
let people: TestPeople;
let boss: TestPerson;
let admin: TestPerson;
let elsewhere: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({ SMTP_URL: catcher.url }));
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  admin = await people.add({ roles: ['platform-admin'] });
  elsewhere = await people.add({ companyId: otherCustomer });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);

type Change = CallRequest<'updateUser'>['body'];

const shown = (userId: number) => instance.callAs(admin, 'getUser', { params: { userId } });
const change = async (by: TestPerson, userId: number, changes: Partial<Change>) => {
  const { id: _, createdOn: __, companyName: ___, companyType: ____, ...form } = await shown(userId);
  return instance.callAs(by, 'updateUser', { params: { userId }, body: { ...form, ...changes } });
};
const ownChange = (person: TestPerson, email: string) =>
  change(person, person.userId, { email, oldPassword: person.password });
const next = () => `moved-${freshUserId()}@werkbank.example`;
const confirm = (token: string) => instance.callAs('visitor', 'confirmEmailChange', { params: { token } });
const linkIn = async (email: string, count = 1) =>
  tokenIn((await catcher.mailsTo(email, count)).at(-1), 'confirmEmailChange');
const mailsWrittenTo = async (email: string) =>
  (await instance.em().execute<unknown[]>('select 1 from mail where recipient = ?', [email])).length;
const colleague = () => people.add({ companyId: swissCustomer });
const expired = { status: 409, code: 'EMAIL_CHANGE_LINK_EXPIRED' };

describe("one's own e-mail", () => {
  it.each([
    ['no password', undefined],
    ['a wrong one', freshPassword()],
  ])('is refused with a token and %s, without a mail', async (_, oldPassword) => {
    const person = await colleague();
    const email = next();
    const taken = change(person, person.userId, { email, ...(oldPassword && { oldPassword }) });
    expect(await refusalOf(taken)).toMatchObject({
      status: 400,
      code: 'OLD_PASSWORD_WRONG',
      field: 'oldPassword',
    });
    expect(await shown(person.userId)).toMatchObject({ email: person.email, pendingEmail: null });
    expect(await mailsWrittenTo(email)).toBe(0);
  });

  it('changes after a confirmation from the new mailbox; the former one gets mails before and after', async () => {
    const person = await colleague();
    const email = next();
    const answer = await ownChange(person, email.toUpperCase());
    expect(answer).toMatchObject({ email: person.email, pendingEmail: email });
    const [asked] = await catcher.mailsTo(person.email);
    expect(asked?.subject).toBe('Ihre E-Mail-Adresse bei Werkbank soll geändert werden');
    expect(asked?.text).not.toContain(email);

    const token = await linkIn(email);
    expect(await confirm(token)).toEqual({ email, language: 'de' });
    expect(await shown(person.userId)).toMatchObject({ email, pendingEmail: null });
    expect((await catcher.mailsTo(person.email, 2))[1]?.subject).toBe(
      'Ihre E-Mail-Adresse bei Werkbank wurde geändert',
    );
    expect((await new Browser(instance).logIn({ ...person, email })).user.email).toBe(email);
    expect(await confirm(token)).toEqual({ email, language: 'de' });
  });

  it('ends every former session and token when it changes', async () => {
    const person = await colleague();
    const browser = new Browser(instance);
    const session = await browser.logIn(person);
    await ownChange(person, next());
    const waiting = await shown(person.userId);
    await confirm(await linkIn(waiting.pendingEmail ?? ''));
    expect(await people.openSessionsOf(person)).toEqual([]);
    const byCopy = createClient({ baseUrl: instance.url, accessToken: async () => session.user.accessToken });
    const used = byCopy('setUserLanguage', { params: { userId: person.userId }, body: { language: 'en' } });
    expect(await refusalOf(used)).toMatchObject({ status: 401 });
  });

  it('changes at most three times an hour, which bounds mails to strangers', async () => {
    const person = await colleague();
    const [target, ...others] = [next(), next(), next(), next()];
    for (const email of others) await ownChange(person, email);
    const fourth = ownChange(person, target ?? '');
    expect(await refusalOf(fourth)).toMatchObject({ status: 429, code: 'EMAIL_CHANGED_TOO_OFTEN' });
    expect(await mailsWrittenTo(target ?? '')).toBe(0);
  });
});

describe('a link to confirm an e-mail', () => {
  it('expires when another change is requested', async () => {
    const person = await colleague();
    const [first, second] = [next(), next()];
    await ownChange(person, first);
    await ownChange(person, second);
    expect(await refusalOf(confirm(await linkIn(first)))).toMatchObject(expired);
    expect(await confirm(await linkIn(second))).toMatchObject({ email: second });
  });

  it('stays valid when another person requests a change', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const email = next();
    await ownChange(one, email);
    await ownChange(other, next());
    expect(await confirm(await linkIn(email))).toMatchObject({ email });
  });

  it('expires with a new password, and when the person is disabled', async () => {
    for (const undo of [
      ({ userId }: TestPerson) =>
        instance.callAs(boss, 'setUserPassword', {
          params: { userId },
          body: { newPassword: freshPassword() },
        }),
      ({ userId }: TestPerson) => change(boss, userId, { enabled: false }),
    ]) {
      const person = await colleague();
      const email = next();
      await ownChange(person, email);
      const token = await linkIn(email);
      await undo(person);
      expect(await refusalOf(confirm(token))).toMatchObject(expired);
      expect(await shown(person.userId)).toMatchObject({ email: person.email });
    }
  });

  it('of two people for one address works for one of them', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const email = next();
    await ownChange(one, email);
    const first = await linkIn(email);
    await ownChange(other, email);
    const second = await linkIn(email, 2);
    const outcomes = await Promise.allSettled([confirm(first), confirm(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const both = [await shown(one.userId), await shown(other.userId)].map((user) => user.email);
    expect(both.filter((now) => now === email)).toHaveLength(1);
    const lost = outcomes[0]?.status === 'rejected' ? first : second;
    expect(await refusalOf(confirm(lost))).toMatchObject({ status: 409, code: 'EMAIL_IN_USE' });
  });

  it('is unknown if it was never mailed', async () => {
    expect(await refusalOf(confirm('x'.repeat(listLimits.objectId)))).toMatchObject({
      status: 404,
      code: 'EMAIL_CHANGE_LINK_UNKNOWN',
    });
  });
});

describe('an address that somebody has', () => {
  it('gets the same answer as a free one; its owner gets a mail without a link', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const known = await ownChange(one, elsewhere.email);
    const unknown = await ownChange(other, next());
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known).toMatchObject({ email: one.email, pendingEmail: elsewhere.email });
    const [mail] = await catcher.mailsTo(elsewhere.email);
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse ist bei Werkbank schon in Gebrauch');
    expect(mail?.text).not.toContain('confirmEmailChange');
  });

  it('is not reserved by the request: its owner can still register with it', async () => {
    const person = await colleague();
    const email = next();
    await ownChange(person, email);
    const created = instance.callAs(admin, 'createUser', {
      body: {
        email,
        salutation: 'Ms',
        firstName: 'Real',
        lastName: 'Owner',
        phone: '+41 52 555 00 00',
        language: 'de',
        roles: { PlatformAdmin: false, CompanyAdmin: false },
        companyId: otherCustomer,
        password: freshPassword(),
      },
    });
    expect(await created).toMatchObject({ userId: expect.any(Number) });
    expect(await refusalOf(confirm(await linkIn(email)))).toMatchObject({ code: 'EMAIL_IN_USE' });
    const { userId } = await created;
    await instance.callAs(admin, 'deleteUser', { params: { userId } });
  });
});

describe('the e-mail of a colleague', () => {
  it('also needs a confirmation if a company admin changes it, who cannot find out other holders', async () => {
    const person = await colleague();
    const email = next();
    expect(await change(boss, person.userId, { email })).toMatchObject({
      email: person.email,
      pendingEmail: email,
    });
    expect(await change(boss, person.userId, { email: elsewhere.email })).toMatchObject({
      email: person.email,
      pendingEmail: elsewhere.email,
    });
  });

  it("is refused if a colleague in the admin's own list has it", async () => {
    const [person, other] = [await colleague(), await colleague()];
    expect(await refusalOf(change(boss, person.userId, { email: other.email }))).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      field: 'email',
    });
    expect(await refusalOf(ownChangeOfBoss(other.email))).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  const ownChangeOfBoss = (email: string) => ownChange(boss, email);

  it('changes at once if a platform admin changes it', async () => {
    const person = await colleague();
    const email = next();
    expect(await change(admin, person.userId, { email })).toMatchObject({ email, pendingEmail: null });
    const taken = change(admin, person.userId, { email: elsewhere.email });
    expect(await refusalOf(taken)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });
});
