import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../testing/admin-instance.js';
import { refusalOf } from '../testing/refusals.js';
import { settledInstance } from '../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../testing/test-people.js';
import { TellErasedAgain } from './tell-erased-again.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const erase = (caller: TestPerson, userId: number) =>
  instance.callAs(caller, 'erasePerson', { params: { userId } });
const told = async (userId: number) => {
  await instance.settled();
  const sent = await instance.courier.sent('admin.person-erased.v1');
  return sent.filter((event) => event.userId === userId).length;
};
const rows = (sql: string, params: unknown[] = []) => instance.em().execute<object[]>(sql, params);

/** Something of a person in each table that waits to be tidied up. */
async function leaveTraces({ userId, email }: TestPerson): Promise<void> {
  const em = instance.em();
  const former = `former-${userId}@x.example`;
  const add = (sql: string, ...params: unknown[]) => em.execute(sql, params);
  for (const address of [email, former])
    await add(`insert into mail (recipient, content, useless_after) values (?, '{}', now())`, address);
  await add(
    `insert into email_change (token_hash, user_id, requested_by, former_email, email, in_use, expires_at)
     values (?, ?, ?, ?, ?, false, now())`,
    `e${userId}`,
    userId,
    userId,
    former,
    email,
  );
  await add(
    `insert into password_reset (token_hash, email, user_id, expires_at) values (?, ?, ?, now())`,
    `p${userId}`,
    email,
    userId,
  );
  await add(
    `insert into registration (token_hash, email, user_id, expires_at) values (?, ?, ?, now())`,
    `r${userId}`,
    email,
    userId,
  );
  await add(
    `with one as (insert into user_import (file_name, asked_by, lines) values
       ('people.csv', jsonb_build_object('userId', ?::int, 'firstName', 'Test', 'lastName', 'Person', 'email', ?::text), 1)
       returning id)
     insert into user_import_line (import_id, line, state, cells)
     select id, 1, 'refused', jsonb_build_array('Test', ' ' || upper(?::text)) from one`,
    userId,
    email,
    email,
  );
  await add(
    `insert into user_difference (kind, email, user_id) values ('differentData', ?, ?)`,
    email,
    userId,
  );
  await add(
    `insert into audit_entry (who, user_id, action, object_type, object_id, object_name, before, after) values
       ('Test Person (' || ? || ')', ?, 'updateCustomer', 'Company', '1', 'Kellermatt AG', null, '{"name": "K"}'),
       ('Somebody', null, 'updateUser', 'User', ?::text, 'Test Person', '{"phone": "1", "enabled": true}',
        jsonb_build_object('email', ?::text, 'enabled', false))`,
    email,
    userId,
    String(userId),
    email,
  );
}

it('leaves nothing of a person but what was done, without whose it was', async () => {
  const person = await people.add({ companyId: swissCustomer });
  await leaveTraces(person);
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
  expect(await rows(`select asked_by from user_import`)).toEqual([
    { asked_by: expect.objectContaining({ email: 'erased@erased.invalid', lastName: '—' }) },
  ]);
  expect(
    await rows(
      `select who, object_name as name, before, after from audit_entry
        where user_id = ? or object_id = ? order by id`,
      [person.userId, String(person.userId)],
    ),
  ).toEqual([
    { who: '—', name: 'Kellermatt AG', before: null, after: { name: 'K' } },
    { who: 'Somebody', name: '—', before: { enabled: true }, after: { enabled: false } },
    { who: expect.stringContaining('@'), name: '—', before: null, after: null },
  ]);
  expect(await told(person.userId)).toBe(1);
}, 60_000);

it('erases who was deleted before, nobody who is still to come, and not the last platform admin', async () => {
  const gone = await people.add({ companyId: swissCustomer });
  await rows(`select setval('users_id_seq', 2100000000)`);
  await instance.callAs(admin, 'deleteUser', { params: { userId: gone.userId } });
  expect(await erase(admin, gone.userId)).toEqual({});
  expect(await told(gone.userId)).toBe(1);
  expect(await refusalOf(erase(admin, 2_100_000_001))).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect(await refusalOf(erase(admin, admin.userId))).toMatchObject({ code: 'LAST_PLATFORM_ADMIN' });
  expect(await rows('select user_id from erased_person where user_id > 2100000000')).toEqual([]);
}, 60_000);

it('tells of it once a day for 60 days', async () => {
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

it('erases again whom a restored database has, by the list that was kept beside it', async () => {
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
