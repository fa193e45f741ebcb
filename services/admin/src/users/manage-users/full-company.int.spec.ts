import type { CallRequest } from '@werkbank/contracts/calls';
import { errorMessage } from '@werkbank/contracts/errors';
import { maxPeopleOfCompany } from '@werkbank/contracts/limits';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  stranger = await people.add({ companyId: otherCustomer });
  // Two more may come.
  await instance.em().execute(
    `insert into users (email, salutation, first_name, last_name, phone, company_id)
     select 'crowd-' || n || '@werkbank.example', 'Ms', 'Vera', 'Crowd', '', ? from generate_series(1, ?) n`,
    [swissCustomer, maxPeopleOfCompany - 3],
  );
}, 60_000);
afterAll(async () => {
  await instance?.em().execute(`delete from users where email like 'crowd-%'`);
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await instance?.callAs(admin, 'repairUserDrift', {});
  await people?.leave();
}, 60_000);

type Change = CallRequest<'updateUser'>['body'];
const email = () => `new-${freshUserId()}@werkbank.example`;
const person = {
  salutation: 'Mr' as const,
  firstName: 'Urs',
  lastName: 'Zumbrunn',
  phone: '+41 52 555 01 01',
  language: 'de' as const,
  roles: { PlatformAdmin: false, CompanyAdmin: false },
  companyId: swissCustomer,
};
const add = () =>
  instance.callAs(admin, 'createUser', { body: { ...person, email: email(), password: freshPassword() } });
const change = (userId: number, changes: Partial<Change>) =>
  instance.callAs(admin, 'updateUser', {
    params: { userId },
    body: { ...person, email: `kept-${userId}@werkbank.example`, ...changes },
  });
const full = { status: 409, code: 'TOO_MANY_USERS', field: 'companyId' };
const fileOf = (addresses: readonly string[]) =>
  csvText([
    userFileColumns.map(({ title }) => title.de),
    ...addresses.map((address) => {
      const cells = {
        ...person,
        salutation: 'Herr',
        email: address,
        companyId: String(swissCustomer),
        companyAdmin: 'nein',
      };
      return userFileColumns.map(({ field }) => String(cells[field]));
    }),
  ]);

it('takes as many as there is room for of a file, and says of the others why not', async () => {
  const file = new Uint8Array(Buffer.from(fileOf([email(), email(), email()])));
  const headers = { 'x-file-name': 'users.csv' };
  const { importId } = await instance.callAs(admin, 'importUsers', { headers }, { file });
  const shown = await eventually(async () => {
    const now = await instance.callAs(admin, 'getUserImport', { params: { importId } });
    expect(now.status).toBe('Success');
    return now;
  }, 20_000);
  expect(shown).toMatchObject({ created: 2, refused: 1 });
  const asked = { params: { importId }, query: {} };
  const { refused } = await instance.callAs(admin, 'listRefusedUserLines', asked, { language: 'en' });
  expect(refused).toMatchObject([
    {
      line: 4,
      problems: [
        {
          field: 'companyId',
          message: errorMessage('TOO_MANY_USERS', 'en', { max: maxPeopleOfCompany }),
        },
      ],
    },
  ]);
}, 30_000);

it('takes nobody who is added or moved to it, and lets its people be changed', async () => {
  expect(await refusalOf(add())).toMatchObject(full);
  expect(await refusalOf(change(stranger.userId, {}))).toMatchObject(full);
  expect(await change(boss.userId, { lastName: 'Other' })).toMatchObject({ lastName: 'Other' });
});

it('takes one in the place of one who is gone, also where many are added at once', async () => {
  await instance.em().execute(`update users set removed_at = now() where email = 'crowd-1@werkbank.example'`);
  const ends = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(add())).toMatchObject(full);
}, 30_000);
