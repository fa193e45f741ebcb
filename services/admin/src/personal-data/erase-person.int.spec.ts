import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { keepReport } from '../identity/keycloak-sync/drift-report.js';
import { swissCustomer } from '../testing/admin-instance.js';
import { refusalOf } from '../testing/refusals.js';
import { solvedCaptcha } from '../testing/solved-captcha.js';
import { settledInstance } from '../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../testing/test-people.js';
import { TellErasedAgain } from './tell-erased-again.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance({ CAPTCHA_DIFFICULTY: '50' }));
  admin = await people.add({ roles: ['platform-admin'] });
  for (const query of [
    'catalog.get-personal-data',
    'checkout.get-personal-data',
    'orders.get-personal-data',
  ] as const)
    instance.courier.answerQuery(query, () => ({ held: [], next: null }));
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const erase = (caller: TestPerson, userId: number) =>
  instance.callAs(caller, 'erasePerson', { params: { userId } });
const exported = async (person: TestPerson) =>
  instance.callAs(person, 'exportPersonalData', { params: { userId: person.userId } });
const told = async (userId: number) => {
  await instance.settled();
  const sent = await instance.courier.sent('admin.person-erased.v1');
  return sent.filter((event) => event.userId === userId).length;
};
const rows = (sql: string, params: unknown[] = []) => instance.em().execute<object[]>(sql, params);

const formOf = async (userId: number) => {
  const shown = await instance.callAs(admin, 'getUser', { params: { userId } });
  const { id: _, createdOn: __, companyName: ___, companyType: ____, ...form } = shown;
  return form;
};
const rename = async (caller: TestPerson, userId: number, changes: { lastName?: string; email?: string }) =>
  instance.callAs(caller, 'updateUser', {
    params: { userId },
    body: {
      ...(await formOf(userId)),
      ...changes,
      ...(changes.email !== undefined && { oldPassword: caller.password }),
    },
  });

/** Imports lines that are refused: the address is taken, in another cell, or mistyped. */
async function importRefused({ userId, email }: TestPerson, importer = admin): Promise<void> {
  const { lastName } = await formOf(userId);
  const line = ['Frau', 'Test', lastName, '+41 52 555 00 00', 'de', String(swissCustomer), 'nein'];
  const csv = csvText([
    userFileColumns.map(({ title }) => title.de),
    [` ${email.toUpperCase()}`, ...line],
    ['', 'Frau', email, lastName, '1', 'de', '201', ''],
    [email.replace('@', '@@'), ...line],
    ['somebody.else', 'Frau', 'Else', 'Other', '+41 52 555 00 00', 'de', String(swissCustomer), ''],
  ]);
  const file = new Uint8Array(Buffer.from(csv));
  const sent = await instance.callAs(
    importer,
    'importUsers',
    { headers: { 'x-file-name': 'people.csv' } },
    { file },
  );
  await eventually(async () => {
    const params = { importId: sent.importId };
    expect(await instance.callAs(admin, 'getUserImport', { params })).toMatchObject({
      status: 'Success',
      refused: 4,
    });
  }, 20_000);
}

/** Leaves personal data in each table that is tidied up later, by the code that writes it. */
async function leaveTraces(person: TestPerson): Promise<void> {
  const { userId, email } = person;
  await rename(admin, userId, { lastName: `Ledig${userId}` });
  await importRefused(person);
  await rename(person, userId, { email: `next-${userId}@x.example` });
  await instance.callAs('visitor', 'requestPasswordReset', {
    body: { userEmail: email, language: 'de', captchaToken: await solvedCaptcha(instance) },
  });
  await eventually(async () =>
    expect(await rows('select from password_reset where user_id = ?', [userId])).toHaveLength(1),
  );
  await keepReport(instance.em(), [{ kind: 'differentData', email, userId, mended: false }], [userId]);
  // The registration assigns the id itself, so the test plants one of an existing person.
  await instance
    .em()
    .execute(
      `insert into registration (token_hash, email, user_id, expires_at, confirmed_at) values (?, ?, ?, now(), now())`,
      [`r${userId}`, email, userId],
    );
}

it("keeps only a person's actions, without their identity", async () => {
  const person = await people.add({ companyId: swissCustomer });
  await leaveTraces(person);
  const { domains } = await exported(person);
  const lines = domains[0]?.held.find(({ table }) => table === 'user_import_line');
  expect(lines?.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(await erase(admin, person.userId)).toEqual({});
  const tables = [
    'mail',
    'email_change',
    'password_reset',
    'registration',
    'user_import_line',
    'user_difference',
  ];
  for (const table of tables)
    expect([
      table,
      await rows(`select from ${table} t where t::text ilike ?`, [`%${person.userId}%`]),
    ]).toEqual([table, []]);
  expect(await rows('select from users where id = ?', [person.userId])).toEqual([]);
  expect(await rows(`select line from user_import_line where state = 'refused'`)).toEqual([{ line: 5 }]);
  const trail = await rows(
    `select who, object_name as name, before, after from audit_entry
      where user_id = ? or object_id = ? order by id`,
    [person.userId, String(person.userId)],
  );
  expect(trail).toMatchObject([
    { who: expect.stringContaining('@'), name: '—', before: {}, after: {} },
    { who: '—', name: '—' },
    { who: expect.stringContaining('@'), name: '—', before: null, after: null },
  ]);
  expect(JSON.stringify(trail)).not.toMatch(new RegExp(`Ledig|person-${person.userId}`));
  expect(await told(person.userId)).toBe(1);
}, 60_000);

it('erases the importer of people', async () => {
  const importer = await people.add({ roles: ['platform-admin'] });
  await importRefused(await people.add({ companyId: swissCustomer }), importer);
  await erase(admin, importer.userId);
  expect(
    await rows(`select asked_by from user_import where (asked_by->>'userId')::int = ?`, [importer.userId]),
  ).toEqual([
    { asked_by: expect.objectContaining({ email: 'erased@erased.invalid', firstName: '—', lastName: '—' }) },
  ]);
  expect(await rows('select from user_import t where t::text ilike ?', [`%${importer.email}%`])).toEqual([]);
}, 60_000);

it('erases deleted people, but neither future ones nor the last platform admin', async () => {
  const gone = await people.add({ companyId: swissCustomer });
  await instance.ownerEm().execute(`select setval('users_id_seq', 2100000000)`);
  await instance.callAs(admin, 'deleteUser', { params: { userId: gone.userId } });
  expect(await erase(admin, gone.userId)).toEqual({});
  expect(await told(gone.userId)).toBe(1);
  expect(await refusalOf(erase(admin, 2_100_000_001))).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect(await refusalOf(erase(admin, admin.userId))).toMatchObject({ code: 'LAST_PLATFORM_ADMIN' });
  expect(await rows('select user_id from erased_person where user_id > 2100000000')).toEqual([]);
}, 60_000);

it('repeats the event daily for 60 days', async () => {
  const person = await people.add({ companyId: swissCustomer });
  await erase(admin, person.userId);
  const told60 = async (erasedDays: number, toldHours: number) => {
    await rows(
      `update erased_person set erased_at = now() - make_interval(days => ?),
              told_at = now() - make_interval(hours => ?) where user_id = ?`,
      [erasedDays, toldHours, person.userId],
    );
    await instance.app.get(TellErasedAgain).run();
    return told(person.userId);
  };
  expect(await told60(1, 23)).toBe(1);
  expect(await told60(1, 25)).toBe(2);
  expect(await told60(61, 25)).toBe(2);
}, 60_000);

it('erases people again after a restore, by the exported list, and keeps later people', async () => {
  const [restored, later] = [
    await people.add({ companyId: swissCustomer }),
    await people.add({ companyId: swissCustomer }),
  ];
  const list = [
    { userId: restored.userId, erasedAt: '2999-01-01T00:00:00.000Z' },
    { userId: later.userId, erasedAt: '2020-01-01T00:00:00.000Z' },
  ];
  const file = join(import.meta.dirname, '../../dist/commands/erased-people.js');
  const env = { ...process.env, DATABASE_URL: instance.databaseUrl, NATS_URL: instance.nats.url, PORT: '0' };
  const running = promisify(execFile)(process.execPath, [file, 'repeat'], { env });
  running.child.stdin?.end(list.map((line) => JSON.stringify(line)).join('\n'));
  const said = (await running).stdout;
  expect(said).toContain(`${restored.userId}: is erased again.`);
  expect(said).toContain(`${later.userId}: came later, and stays.`);
  expect(await told(restored.userId)).toBe(1);
  expect(await told(later.userId)).toBe(0);
  expect(await rows('select email from users where id = ?', [restored.userId])).toEqual([
    { email: 'erased@erased.invalid' },
  ]);
}, 60_000);
