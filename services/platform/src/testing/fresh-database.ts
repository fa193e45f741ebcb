import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../database/migrate.js';
import type { DatabaseDefinition } from '../database/database-definition.js';
import { platformMigrations } from '../database/platform-migrations.js';
import { required } from './required.js';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty, migrated database of its own. Migrations run once; every further test gets a copy. */
export async function freshDatabase(definition: DatabaseDefinition): Promise<FreshDatabase> {
  const template = `tpl_${definition.domain}_${fingerprint(definition)}`;
  const name = `test_${definition.domain}_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext($1))`, [template]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(admin, template, definition);
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** Under a name of its own until it is complete, so that a run that was killed leaves no half template. */
async function buildTemplate(admin: Client, template: string, definition: DatabaseDefinition): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await migrate(definition, { DATABASE_URL: urlOf(draft) });
  await admin.query(`alter database ${draft} rename to ${template}`);
}

function fingerprint({ migrations }: DatabaseDefinition): string {
  const source = [...platformMigrations, ...migrations]
    .map((migration) => `${migration.name}${String(migration.class)}`)
    .join('');
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

function urlOf(database: string): string {
  const url = new URL(required('TEST_PG_ADMIN_URL'));
  url.pathname = `/${database}`;
  return url.toString();
}

async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: required('TEST_PG_ADMIN_URL') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
