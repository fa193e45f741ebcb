import { Migration } from '@mikro-orm/migrations';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { freshDatabase, required } from '../testing/index.js';
import { migrate } from './migrate.js';
import type { DatabaseDefinition } from './database-definition.js';

class Second extends Migration {
  override up(): void {
    this.addSql('create table second (id int primary key)');
  }
}
const before: DatabaseDefinition = { domain: 'orders', entities: [], migrations: [] };
const now: DatabaseDefinition = { ...before, migrations: [{ name: '0001-second', class: Second }] };

it('applies what is new once, also when two replicas begin at the same time', async () => {
  const database = await freshDatabase(before);
  try {
    const env = { DATABASE_URL: database.ownerUrl };
    const applied = await Promise.all([migrate(now, env), migrate(now, env)]);
    expect(applied.flat()).toEqual(['0001-second']);
    expect(await migrate(now, env)).toEqual([]);
  } finally {
    await database.drop();
  }
}, 30_000);

it('changes no table if the role of the service is missing, and names it', async () => {
  const name = `lonely_${randomBytes(6).toString('hex')}`;
  const url = new URL(required('TEST_PG_ADMIN_URL'));
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  try {
    await admin.query(`create role ${name} login password 'lonely'`);
    await admin.query(`grant ${name} to current_user`);
    await admin.query(`create database ${name} owner ${name}`);
    Object.assign(url, { username: name, password: 'lonely', pathname: `/${name}` });
    const env = { DATABASE_URL: url.href };
    await expect(migrate(now, env)).rejects.toThrow(`The role ${name}_service does not exist`);
    await admin.query(`create role ${name}_service`);
    expect(await migrate(now, env)).toContain('0001-second');
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop role if exists ${name}, ${name}_service`);
    await admin.end();
  }
}, 30_000);
