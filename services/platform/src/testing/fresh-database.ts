import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { serviceRoleOf } from '@werkbank/contracts/database-roles';
import { migrate } from '../database/migrate.js';
import type { DatabaseDefinition } from '../database/database-definition.js';
import { platformMigrations } from '../database/platform-migrations.js';
import { grants } from '../database/service-role.js';
import { databaseName } from './database-name.js';
import { required } from './required.js';

export interface FreshDatabase {
  /** For the role that runs the service. */
  url: string;
  /** For the role that owns the tables and may change them. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** Owner of all databases of tests: as in production no superuser, so policies hold for it. */
const owner = 'test_owner';
const service = serviceRoleOf(owner);

/** An empty, migrated database. Migrations run once; every further test gets a copy. */
export async function freshDatabase(definition: DatabaseDefinition): Promise<FreshDatabase> {
  const template = databaseName('tpl_served', definition.domain, fingerprint(definition));
  const name = databaseName('test', definition.domain, randomBytes(6).toString('hex'));
  await asAdmin(async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtext($1))`, [template]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    await ensureRoles(admin);
    if (rowCount === 0) await buildTemplate(admin, template, definition);
    await admin.query(`create database ${name} template ${template} owner ${owner}`);
  });
  return {
    url: urlOf(name, service),
    ownerUrl: urlOf(name, owner),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** Under a temporary name until it is complete, so that a killed run leaves no half template. */
async function buildTemplate(admin: Client, template: string, definition: DatabaseDefinition): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} owner ${owner}`);
  await migrate(definition, { DATABASE_URL: urlOf(draft, owner) });
  await admin.query(`alter database ${draft} rename to ${template}`);
}

/** Many tests may begin at once, and PostgreSQL refuses to change a role twice at the same moment. */
async function ensureRoles(admin: Client): Promise<void> {
  await admin.query(`select pg_advisory_lock(hashtext($1))`, [owner]);
  const password = admin.escapeLiteral(decodeURIComponent(adminUrl().password));
  for (const role of [owner, service]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    await admin.query(`${rowCount === 0 ? 'create' : 'alter'} role ${role} login password ${password}`);
  }
  // An administrator that is no superuser may give a database only to a role that it belongs to.
  await admin.query(`grant ${owner} to current_user`);
  await admin.query(`select pg_advisory_unlock(hashtext($1))`, [owner]);
}

function fingerprint({ migrations }: DatabaseDefinition): string {
  const source = [...platformMigrations, ...migrations]
    .map((migration) => `${migration.name}${String(migration.class)}`)
    .join('');
  return createHash('sha256').update(source).update(grants(service).join('')).digest('hex').slice(0, 12);
}

function urlOf(database: string, role: string): string {
  const url = adminUrl();
  url.username = role;
  url.pathname = `/${database}`;
  return url.toString();
}

function adminUrl(): URL {
  return new URL(required('TEST_PG_ADMIN_URL'));
}

async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: adminUrl().href });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
