import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type House, openHouse } from '../house/house.ts';
import { portsFrom } from '../house/ports.ts';
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

describe('the databases of a house', () => {
  const before = process.env.DATABASE_URL;
  let house: House;

  beforeAll(async () => {
    process.env.DATABASE_URL = process.env.TEST_PG_ADMIN_URL;
    const stateDir = mkdtempSync(join(tmpdir(), 'databases-'));
    const databasePrefix = `house_${randomUUID().slice(0, 8)}`;
    house = openHouse({ name: 'a test', stateDir, ports: portsFrom(8080), databasePrefix, demoArticles: 0 });
    await createDatabases(house);
  });
  afterAll(async () => {
    await dropDatabases(house);
    rmSync(house.stateDir, { recursive: true });
    process.env.DATABASE_URL = before;
  });

  it('have what the search needs', async () => {
    const found = await ask(
      databaseUrl(house, 'catalog'),
      "select similarity('bohrer', unaccent('Böhrer')) > 0.5 as near",
    );
    expect(found).toEqual([{ near: true }]);
  });

  it('belong to their domain, which may make tables there', async () => {
    const url = databaseUrl(house, 'orders');
    await ask(url, 'create table deliveries (id int)');
    expect(await ask(url, 'select count(*)::int as count from deliveries')).toEqual([{ count: 0 }]);
  });

  it('are closed to every other domain', async () => {
    const foreign = new URL(databaseUrl(house, 'orders'));
    foreign.pathname = new URL(databaseUrl(house, 'admin')).pathname;
    await expect(ask(foreign.toString(), 'select 1')).rejects.toThrow('permission denied for database');
  });

  it('are left as they are by the next start, which may bring a new password', async () => {
    rmSync(join(house.stateDir, 'secrets.json'));
    const next = openHouse({ ...house });
    await createDatabases(next);
    expect(await letsIn(databaseUrl(next, 'orders'))).toBe('yes');
    expect(await letsIn(databaseUrl(house, 'orders'))).toBe('refused');
    await createDatabases(house);
    expect(
      await ask(databaseUrl(house, 'orders'), 'select count(*)::int as count from deliveries'),
    ).toHaveLength(1);
  });
});
