import type { CallRequest } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';
import { newLinkToken } from '../../notifications/mailed-links/link-token.js';

let instance: TestInstance;
let people: TestPeople;
let boss: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

/** A link as it was mailed, and as those of invitations are. */
const linkTo = async ({ userId, email }: TestPerson): Promise<string> => {
  const { token, hash } = newLinkToken();
  await instance
    .em()
    .execute(
      `insert into password_reset (token_hash, email, user_id, expires_at) values (?, ?, ?, now() + interval '1 day')`,
      [hash, email, userId],
    );
  return token;
};
const follow = (token: string) =>
  instance.callAs('visitor', 'resetPassword', { params: { token }, body: { newPassword: freshPassword() } });
const update = ({ userId, email }: TestPerson, changes: Partial<CallRequest<'updateUser'>['body']>) =>
  instance.callAs(admin, 'updateUser', {
    params: { userId },
    body: {
      email,
      salutation: 'Ms',
      firstName: 'Test',
      lastName: 'Person',
      phone: '+41 52 555 00 00',
      language: 'de',
      roles: { PlatformAdmin: false, CompanyAdmin: false },
      companyId: swissCustomer,
      enabled: true,
      ...changes,
    },
  });

it.each<[string, (person: TestPerson) => Promise<unknown>]>([
  [
    'their e-mail is another one',
    (person) => update(person, { email: `new-${freshUserId()}@werkbank.example` }),
  ],
  [
    'their e-mail is the same again',
    async (person) => {
      await update(person, { email: `new-${freshUserId()}@werkbank.example` });
      await update(person, {});
    },
  ],
  ['they are disabled', (person) => update(person, { enabled: false })],
  [
    'they were disabled for a while',
    async (person) => {
      await update(person, { enabled: false });
      await update(person, {});
    },
  ],
  [
    'an administrator has set their password',
    ({ userId }) =>
      instance.callAs(boss, 'setUserPassword', {
        params: { userId },
        body: { newPassword: freshPassword() },
      }),
  ],
])('a mailed link sets no password any more once %s', async (_, happens) => {
  const person = await people.add({ companyId: swissCustomer });
  const token = await linkTo(person);
  await happens(person);
  const over = { code: 'PASSWORD_RESET_LINK_EXPIRED' };
  expect(
    await refusalOf(instance.callAs('visitor', 'checkPasswordReset', { params: { token } })),
  ).toMatchObject(over);
  expect(await refusalOf(follow(token))).toMatchObject(over);
});

it('leaves the links of others alone', async () => {
  const [person, other] = [
    await people.add({ companyId: swissCustomer }),
    await people.add({ companyId: swissCustomer }),
  ];
  const [token, kept] = [await linkTo(person), await linkTo(other)];
  await follow(token);
  await update(person, { enabled: false });
  expect(await follow(kept)).toEqual({});
});

it('lets one of two links win that somebody follows at the same moment', async () => {
  const person = await people.add({ companyId: swissCustomer });
  const tokens = [await linkTo(person), await linkTo(person), await linkTo(person)];
  const ends = await Promise.all(
    tokens.map((token) =>
      follow(token).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  expect(ends.filter((end) => end === 'done')).toHaveLength(1);
  expect(ends.filter((end) => end === 'PASSWORD_RESET_LINK_EXPIRED')).toHaveLength(2);
});
