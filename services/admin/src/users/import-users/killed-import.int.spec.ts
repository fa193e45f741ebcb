import type { SignedInUser } from '@werkbank/contracts/access';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { Client } from 'pg';
import { UserDirectory } from '../../identity/keycloak/user-directory.js';
import { settle, startAdminInstance, swissCustomer } from '../../testing/admin-instance.js';
import { AdminProcess } from '../../testing/admin-process.js';
import { freshUserId, TestPeople } from '../../testing/test-people.js';
import { readUserFile } from './read-user-file.js';

/** Two batches, so that there are kills in the midst of one and between two. */
const people = 130;
const mark = freshUserId();

/** Moments of the kill: amid accounts, after invitations, between rows and their accounts, at the end. */
const moments = [
  ['told', 40],
  ['invited', 1],
  ['rows', 101],
  ['told', 120],
] as const;

let instance: TestInstance;
let line: Client;
let worker: AdminProcess | undefined;
beforeAll(async () => {
  instance = await startAdminInstance();
  await settle(instance);
  // Only processes that are killed work on the import until the end.
  await instance.stopService();
  line = new Client({ options: '-c werkbank.reader=service//', connectionString: instance.databaseUrl });
  await line.connect();
}, 60_000);
afterAll(async () => {
  await worker?.kill();
  await line?.query('update users set removed_at = now()');
  const admins = new TestPeople(instance);
  await instance?.callAs(await admins.add({ roles: ['platform-admin'] }), 'repairUserDrift', {});
  await admins.removeAll();
  await line?.end();
  await instance?.stop();
}, 60_000);

const rowsOf = async <Row extends object>(sql: string, params: unknown[] = []): Promise<Row[]> =>
  (await line.query<Row>(sql, params)).rows;

const admin: SignedInUser = {
  kind: 'user',
  userId: mark,
  email: 'admin@werkbank.example',
  firstName: 'Ada',
  lastName: 'Admin',
  roles: ['platform-admin'],
  sessionId: 'of-nobody',
  language: 'de',
};

/** An import that waits, as the call leaves it; no process of this instance has heard of it. */
async function waitingImport(): Promise<void> {
  const rows = Array.from({ length: people }, (_, n) => [
    `kill-${mark}-${n}@werkbank.example`,
    'Frau',
    'Vera',
    `Muster ${n}`,
    '+41 52 555 00 00',
    'de',
    String(swissCustomer),
    'nein',
  ]);
  const file = csvText([userFileColumns.map(({ title }) => title.de), ...rows]);
  const lines = await readUserFile(Buffer.from(file), 'de');
  if ('refused' in lines) throw new Error(lines.code);
  await rowsOf(
    `with added as (
       insert into user_import (file_name, asked_by, lines)
       values ('users.csv', $3, $1) returning id)
     insert into user_import_line (import_id, line, cells)
     select added.id, l.line, l.cells from added, jsonb_to_recordset($2) as l (line integer, cells jsonb)`,
    [people, JSON.stringify(lines), JSON.stringify(admin)],
  );
}

interface Progress {
  rows: number;
  told: number;
  invited: number;
  finished: boolean;
}
async function progress(): Promise<Progress> {
  const [now] = await rowsOf<Progress>(
    `select count(u.id)::int as rows, count(u.id) filter (where u.account_told = u.account_version)::int as told,
            (select invited from user_import) as invited,
            (select finished_on is not null from user_import) as finished
       from users u where u.email like $1`,
    [`kill-${mark}-%`],
  );
  if (!now) throw new Error('counting answers one row');
  return now;
}

it('survives being killed in the middle: it goes on, does nothing twice and loses nobody', async () => {
  await waitingImport();
  for (const [what, least] of moments) {
    worker = AdminProcess.start(instance);
    const seen = await eventually(async () => {
      const now = await progress();
      expect(now[what]).toBeGreaterThanOrEqual(least);
      return now;
    }, 20_000);
    await worker.kill();
    expect([what, least, seen.finished]).toEqual([what, least, false]);
  }
  await instance.startService();
  await eventually(async () => expect((await progress()).finished).toBe(true), 20_000);

  expect(await progress()).toMatchObject({ rows: people, told: people, invited: people });
  const [home] = await rowsOf<{ home: string }>('select home from account_home');
  const accounts = await instance.app.get(UserDirectory).accountsOf(home?.home ?? '');
  const ours = accounts.map(({ person }) => person.email).filter((email) => email.includes(`kill-${mark}-`));
  expect([new Set(ours).size, ours.length]).toEqual([people, people]);
  const once = (table: string, column: string) =>
    rowsOf(`select ${column} from ${table} where ${column} like $1 group by 1 having count(*) = 1`, [
      `kill-${mark}-%`,
    ]);
  expect((await once('mail', 'recipient')).length).toBe(people);
  expect((await once('password_reset', 'email')).length).toBe(people);
  const audited = `select object_id from audit_entry where action = 'importUsers' group by 1 having count(*) = 1`;
  expect((await rowsOf(audited)).length).toBe(people);
}, 90_000);
