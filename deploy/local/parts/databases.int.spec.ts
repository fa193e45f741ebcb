import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Instance, openInstance } from '../instance/instance.ts';
import { portsFrom } from '../instance/ports.ts';
import { createDatabases, databaseUrl, dropDatabases, letsIn } from './databases.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

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

  it('have what the search needs', async () => {
    const found = await ask(
      databaseUrl(instance, 'catalog'),
      "select similarity('bohrer', unaccent('Böhrer')) > 0.5 as near",
    );
    expect(found).toEqual([{ near: true }]);
  });

  it('belong to their domain, which may make tables there', async () => {
    const url = databaseUrl(instance, 'orders');
    await ask(url, 'create table deliveries (id int)');
    expect(await ask(url, 'select count(*)::int as count from deliveries')).toEqual([{ count: 0 }]);
  });

  it('belong to roles that pass no policy, belong to no other role and give themselves no right', async () => {
    const [role] = await ask(
      databaseUrl(instance, 'orders'),
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as more,
              (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
         from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({ more: false, memberships: 0 });
    const url = databaseUrl(instance, 'orders');
    await expect(ask(url, 'alter role current_user bypassrls')).rejects.toThrow('permission denied');
    await expect(ask(url, 'set session_replication_role = replica')).rejects.toThrow('permission denied');
  });

  it('are closed to every other domain', async () => {
    const foreign = new URL(databaseUrl(instance, 'orders'));
    foreign.pathname = new URL(databaseUrl(instance, 'admin')).pathname;
    await expect(ask(foreign.toString(), 'select 1')).rejects.toThrow('permission denied for database');
  });

  it('are left as they are by the next start, which may bring a new password', async () => {
    rmSync(join(instance.stateDir, 'secrets.json'));
    const next = openInstance({ ...instance });
    await createDatabases(next);
    expect(await letsIn(databaseUrl(next, 'orders'))).toBe('yes');
    expect(await letsIn(databaseUrl(instance, 'orders'))).toBe('refused');
    await createDatabases(instance);
    expect(
      await ask(databaseUrl(instance, 'orders'), 'select count(*)::int as count from deliveries'),
    ).toHaveLength(1);
  });
});
