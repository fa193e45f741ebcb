import type { SignedInUser } from '@werkbank/contracts/access';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { countStatements } from '@werkbank/platform/database';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';
import { addUsers } from './add-users.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await instance?.callAs(admin, 'repairUserDrift', {});
  await people?.leave();
}, 60_000);

const freshEmail = () => `added-${freshUserId()}@werkbank.example`;
const person = {
  salutation: 'Ms' as const,
  firstName: 'Vera',
  lastName: 'Muster',
  phone: '+41 52 555 00 00',
  language: 'en' as const,
  companyId: swissCustomer,
};
const byForm = (email: string, companyId = person.companyId) => {
  const roles = { PlatformAdmin: false, CompanyAdmin: true };
  return instance.callAs(admin, 'createUser', { body: { ...person, companyId, email, roles } });
};
const byFile = async (email: string, companyId = person.companyId) => {
  const cells = { ...person, email, companyId, companyAdmin: 'yes' };
  const lines = [
    userFileColumns.map(({ title }) => title.en),
    userFileColumns.map(({ field }) => String(cells[field])),
  ];
  const file = new Uint8Array(Buffer.from(csvText(lines)));
  const headers = { 'x-file-name': 'users.csv' };
  const { importId } = await instance.callAs(admin, 'importUsers', { headers }, { file });
  const params = { importId };
  await eventually(async () => {
    expect(await instance.callAs(admin, 'getUserImport', { params })).toMatchObject({ status: 'Success' });
  }, 20_000);
  const { refused } = await instance.callAs(admin, 'listRefusedUserLines', { params, query: {} });
  return refused[0]?.problems[0];
};
const entryOf = async (email: string) => {
  const [row] = await instance
    .em()
    .execute<{ id: number }[]>('select id from users where email = ?', [email]);
  const query = { objectType: 'User', objectId: String(row?.id) };
  return (await instance.callAs(admin, 'listAuditEntries', { query })).entries[0];
};

describe('a person added by a file', () => {
  it('has the audit entry of one added by the form', async () => {
    const [formEmail, fileEmail] = [freshEmail(), freshEmail()];
    await byForm(formEmail);
    await byFile(fileEmail);
    const form = await entryOf(formEmail);
    const file = await entryOf(fileEmail);
    const given = { before: null, userId: admin.userId, objectName: 'Vera Muster' };
    const after = { ...person, platformAdmin: false, companyAdmin: true, enabled: true };
    expect(form).toMatchObject({ ...given, action: 'createUser', after: { ...after, email: formEmail } });
    expect(file).toMatchObject({ ...given, action: 'importUsers', after: { ...after, email: fileEmail } });
    expect(Object.keys(file?.after ?? {})).toEqual(Object.keys(form?.after ?? {}));
  });

  it.each([
    ['an e-mail of another user', () => admin.email, swissCustomer],
    ['an unknown company', freshEmail, 999_999],
    [
      'an e-mail that Keycloak refuses',
      () => `long@${freshUserId()}${'x'.repeat(64)}.example`,
      swissCustomer,
    ],
  ])('is refused as in the form for %s', async (_, email, companyId) => {
    const { code, field } = await refusalOf(byForm(email(), companyId));
    expect(field).toBeDefined();
    expect(await byFile(email(), companyId)).toMatchObject({ code, field });
  });

  it('is taken back in the name of the importer if Keycloak refuses the e-mail, as in the form', async () => {
    const refused = () => `long@${freshUserId()}${'y'.repeat(64)}.example`;
    await refusalOf(byForm(refused()));
    await byFile(refused());
    const { entries } = await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'User' } });
    const takenBack = entries.filter(({ before }) => String(before?.['email']).includes('yyy')).slice(0, 2);
    expect(takenBack).toMatchObject([
      { action: 'importUsers', userId: admin.userId, after: null },
      { action: 'createUser', userId: admin.userId, after: null },
    ]);
  });
});

it('adds a hundred people in as many statements as one', async () => {
  const caller: SignedInUser = {
    kind: 'user',
    userId: admin.userId,
    email: admin.email,
    firstName: 'Ada',
    lastName: 'Admin',
    roles: ['platform-admin'],
    sessionId: 'import',
    language: 'de',
  };
  const add = (count: number) => {
    const many = Array.from({ length: count }, () => ({
      ...person,
      email: freshEmail(),
      platformAdmin: false,
      companyAdmin: false,
    }));
    return countStatements(() =>
      instance.em().transactional((em) => addUsers(em, many, { caller, action: 'importUsers' })),
    );
  };
  expect(await add(100)).toBe(await add(1));
});
