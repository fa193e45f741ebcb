import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { countStatements } from '../database/statements.js';
import { freshDatabase } from '../testing/fresh-database.js';
import { changedKeysSql, noteChangesSql } from './changed-keys-sql.js';
import { Changes } from './changes.js';

class Shelves extends Migration {
  override up(): void {
    for (const statement of changedKeysSql) this.addSql(statement);
    this.addSql('create table shelf (id int primary key, pieces int not null)');
    this.addSql('create table rule (id int primary key)');
    for (const statement of noteChangesSql({ table: 'shelf', key: 'shelf', column: 'id' }))
      this.addSql(statement);
    for (const statement of noteChangesSql({ table: 'rule', key: 'rules' })) this.addSql(statement);
  }
}

let database: Awaited<ReturnType<typeof freshDatabase>>;
let writer: Client;
let other: Client;
let owner: Client;
let changes: Changes;
beforeAll(async () => {
  database = await freshDatabase({
    domain: 'catalog',
    entities: [],
    migrations: [{ name: '0001-shelves', class: Shelves }],
  });
  [writer, other, owner] = [
    new Client(database.url),
    new Client(database.url),
    new Client(database.ownerUrl),
  ];
  await Promise.all([writer.connect(), other.connect(), owner.connect()]);
}, 60_000);
beforeEach(() => {
  changes = new Changes(database.url, 'changes-test');
});
afterEach(() => changes.close());
afterAll(async () => {
  await Promise.all([writer.end(), other.end(), owner.end()]);
  await database.drop();
});

async function changedOf(...keys: string[]): Promise<string[]> {
  const since = changes.now;
  await changes.look();
  return keys.filter((key) => !changes.holds(since, [key]));
}

it('reports changed rows and tables once each, whatever program changed them', async () => {
  await changes.look();
  await writer.query('insert into shelf values (1, 5), (2, 5)');
  expect(await changedOf('shelf:1', 'shelf:2', 'shelf:3', 'shelf', 'rules')).toEqual(['shelf:1', 'shelf:2']);
  await writer.query('update shelf set pieces = 4 where id = 2');
  expect(await changedOf('shelf:1', 'shelf:2')).toEqual(['shelf:2']);
  await writer.query('delete from shelf where id = 1');
  await writer.query('insert into rule values (1)');
  expect(await changedOf('shelf:1', 'shelf:2', 'rules')).toEqual(['shelf:1', 'rules']);
  expect(await changedOf('shelf:1', 'shelf:2', 'rules')).toEqual([]);
});

it('reports many rows at once, and an emptied table, as a change of the whole key', async () => {
  await changes.look();
  await writer.query('insert into shelf select n, 0 from generate_series(1000, 1600) n');
  expect(await changedOf('shelf', 'shelf:1000')).toEqual(['shelf']);
  await owner.query('truncate shelf');
  expect(await changedOf('shelf')).toEqual(['shelf']);
});

it('reports a change at its commit, not before, whatever the start order', async () => {
  await writer.query('insert into shelf values (7, 1), (8, 1), (9, 1)');
  await changes.look();
  await writer.query('begin');
  await writer.query('update shelf set pieces = 2 where id = 7');
  await other.query('update shelf set pieces = 2 where id = 8');
  expect(await changedOf('shelf:7', 'shelf:8')).toEqual(['shelf:8']);
  await writer.query('commit');
  expect(await changedOf('shelf:7', 'shelf:8')).toEqual(['shelf:7']);
  await writer.query('begin');
  await writer.query('update shelf set pieces = 3 where id = 9');
  await writer.query('rollback');
  expect(await changedOf('shelf:9')).toEqual([]);
});

it('invalidates everything from before its first look', async () => {
  const since = changes.now;
  await changes.look();
  expect(changes.holds(since, [])).toBe(false);
  expect(changes.holds(changes.now, ['shelf:7'])).toBe(true);
});

it('looks once for all callers during a running look', async () => {
  await changes.look();
  const fifty = () => Promise.all(Array.from({ length: 50 }, () => changes.look()));
  // The first caller's look, and the next one, which the others share.
  expect(await countStatements(fifty)).toBe(2);
});

it('continues on a new connection after a cut, without missing a change', async () => {
  await changes.look();
  await writer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes-test'`,
  );
  await writer.query('insert into shelf values (70, 1)');
  await changes.look().catch(() => undefined);
  const since = changes.now - 1;
  await changes.look();
  expect(changes.holds(since, ['shelf:70'])).toBe(false);
});

it('deletes keys that every process has surely read, but no newer ones', async () => {
  const count = async () =>
    (await writer.query('select count(*)::int as n from changed_key')).rows[0].n as number;
  await writer.query('insert into rule values (50)');
  const before = await count();
  await changes.forget();
  expect(await count()).toBe(before);
  // The state of a quarter of an hour ago.
  const old = `update changed_key_horizon set taken_at = now() - interval '16 minutes', snapshot = pg_current_snapshot()`;
  await writer.query(old);
  await writer.query('insert into rule values (51)');
  await changes.forget();
  expect(await count()).toBe(1);
});
