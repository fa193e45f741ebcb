import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Instance, openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { createDatabases, dropDatabases, letsIn, ownerUrl, serviceUrl } from './databases.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const names = (url: string) => ({ database: new URL(url).pathname.slice(1), role: new URL(url).username });

describe('the databases of an instance', () => {
  const before = process.env.DATABASE_URL;
  let instance: Instance;

  beforeAll(async () => {
    process.env.DATABASE_URL = process.env.TEST_PG_ADMIN_URL;
    const stateDir = mkdtempSync(join(tmpdir(), 'databases-'));
    const databasePrefix = `instance_${randomUUID().slice(0, 8)}`;
    instance = openInstance({
      name: 'a test',
      stateDir,
      ports: portsFrom(8080),
      databasePrefix,
      demoArticles: 0,
    });
    await createDatabases(instance);
  });
  afterAll(async () => {
    await dropDatabases(instance);
    rmSync(instance.stateDir, { recursive: true });
    process.env.DATABASE_URL = before;
  });

  it('have the extensions of the search', async () => {
    const found = await ask(
      ownerUrl(instance, 'catalog'),
      "select similarity('bohrer', unaccent('Böhrer')) > 0.5 as near",
    );
    expect(found).toEqual([{ near: true }]);
  });

  it('belong to their domain, which may create tables', async () => {
    const url = ownerUrl(instance, 'orders');
    await ask(url, 'create table deliveries (id int)');
    expect(await ask(url, 'select count(*)::int as count from deliveries')).toEqual([{ count: 0 }]);
  });

  it('belong to roles that cannot bypass policies, join roles or grant themselves rights', async () => {
    const roles = await ask(
      ownerUrl(instance, 'orders'),
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as more,
              (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
         from pg_roles where rolname in (current_user, current_user || '_service')`,
    );
    const none = { more: false, memberships: 0 };
    expect(roles).toEqual([none, none]);
    const url = ownerUrl(instance, 'orders');
    await expect(ask(url, 'alter role current_user bypassrls')).rejects.toThrow('permission denied');
    await expect(ask(url, 'set session_replication_role = replica')).rejects.toThrow('permission denied');
  });

  it('are open to the service role after a migration, except for creating tables', async () => {
    const url = serviceUrl(instance, 'orders');
    await expect(ask(url, 'select 1')).rejects.toThrow('permission denied for database');
    const { database, role } = names(url);
    await ask(ownerUrl(instance, 'orders'), `grant connect on database ${database} to ${role}`);
    await expect(ask(url, 'create table taken (id int)')).rejects.toThrow('permission denied for schema');
    await expect(ask(url, 'select * from deliveries')).rejects.toThrow('permission denied for table');
  });

  it('are closed to every other domain', async () => {
    const foreign = new URL(ownerUrl(instance, 'orders'));
    foreign.pathname = new URL(ownerUrl(instance, 'admin')).pathname;
    await expect(ask(foreign.toString(), 'select 1')).rejects.toThrow('permission denied for database');
  });

  it('are kept by the next start, which may set a new password', async () => {
    rmSync(join(instance.stateDir, 'secrets.json'));
    const next = openInstance({ ...instance });
    await createDatabases(next);
    expect(await letsIn(ownerUrl(next, 'orders'))).toBe('yes');
    expect(await letsIn(ownerUrl(instance, 'orders'))).toBe('refused');
    await createDatabases(instance);
    expect(
      await ask(ownerUrl(instance, 'orders'), 'select count(*)::int as count from deliveries'),
    ).toHaveLength(1);
  });
});
