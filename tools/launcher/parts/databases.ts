import { serviceRoleOf } from '@werkbank/contracts/database-roles/source';
import pg from 'pg';
import type { Instance } from '../instance/instance.ts';
import { type Domain, domains } from '@werkbank/contracts/domains/source';

/** Owners of a separate database. */
const owners = [...domains, 'keycloak'] as const;
export type DatabaseOwner = (typeof owners)[number];

/** Administrator's address of PostgreSQL: the environment's, or that of the own cluster. */
export function adminUrl(instance: Instance): string {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return given;
  return `postgresql://postgres:${instance.secrets.get('postgres')}@127.0.0.1:${instance.ports.postgres}/postgres`;
}

/** Database and role of an owner have the same name. */
export const databaseName = (instance: Instance, owner: DatabaseOwner): string =>
  `${instance.databasePrefix}_${owner}`;

/** Address of a database for the role that owns its tables. */
export const ownerUrl = (instance: Instance, owner: DatabaseOwner): string =>
  urlFor(instance, owner, { name: databaseName(instance, owner), secret: `postgres-${owner}` });

/** Address of a database for the service role, which reads and writes rows. */
export const serviceUrl = (instance: Instance, domain: Domain): string =>
  urlFor(instance, domain, serviceRole(instance, domain));

interface Role {
  readonly name: string;
  readonly secret: string;
}

const serviceRole = (instance: Instance, domain: Domain): Role => ({
  name: serviceRoleOf(databaseName(instance, domain)),
  secret: `postgres-${domain}-service`,
});

function urlFor(instance: Instance, owner: DatabaseOwner, { name, secret }: Role): string {
  const url = new URL(adminUrl(instance));
  url.username = name;
  url.password = instance.secrets.get(secret);
  url.pathname = `/${databaseName(instance, owner)}`;
  return url.toString();
}

/**
 * One role and one database for each owner, a second role for each service, and the extensions that only an administrator
 * may create. Migrations give the second role its rights.
 */
export async function createDatabases(instance: Instance): Promise<void> {
  await withClient(adminUrl(instance), async (client) => {
    for (const owner of owners)
      await createDatabase(client, databaseName(instance, owner), instance.secrets.get(`postgres-${owner}`));
    for (const domain of domains) {
      const { name, secret } = serviceRole(instance, domain);
      await createRole(client, name, instance.secrets.get(secret));
    }
  });
  for (const owner of domains) {
    await inDatabaseOf(instance, owner, (client) =>
      client.query('create extension if not exists pg_trgm; create extension if not exists unaccent'),
    );
  }
}

/** Work of the administrator in an owner's database. */
export async function inDatabaseOf(
  instance: Instance,
  owner: DatabaseOwner,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const url = new URL(adminUrl(instance));
  url.pathname = `/${databaseName(instance, owner)}`;
  await withClient(url.toString(), work);
}

async function createRole(client: pg.Client, name: string, password: string): Promise<void> {
  const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = role.rowCount === 0 ? 'create' : 'alter';
  const [id, secret] = [client.escapeIdentifier(name), client.escapeLiteral(password)];
  await client.query(`${verb} role ${id} login password ${secret}`);
}

async function createDatabase(client: pg.Client, name: string, password: string): Promise<void> {
  await createRole(client, name, password);
  const id = client.escapeIdentifier(name);
  const database = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (database.rowCount !== 0) return;
  // An administrator without superuser rights can create a database only for a role of which it is a member.
  await client.query(`grant ${id} to current_user`);
  await client.query(`create database ${id} owner ${id} template template0 encoding 'UTF8'`);
  await client.query(`revoke connect on database ${id} from public`);
}

/** Drops the instance's databases and roles, before a fresh test run in an external cluster. */
export async function dropDatabases(instance: Instance): Promise<void> {
  await withClient(adminUrl(instance), async (client) => {
    for (const owner of owners) {
      const id = client.escapeIdentifier(databaseName(instance, owner));
      await client.query(`drop database if exists ${id} with (force)`);
      await client.query(`drop role if exists ${id}`);
    }
    for (const domain of domains)
      await client.query(
        `drop role if exists ${client.escapeIdentifier(serviceRole(instance, domain).name)}`,
      );
  });
}

/** PostgreSQL's codes for a wrong password and for a refused user. */
const refusals = new Set(['28P01', '28000']);

/** Distinguishes a server that is not up yet from one that refuses the user, where waiting cannot help. */
export async function letsIn(url: string): Promise<'yes' | 'not yet' | 'refused'> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return 'yes';
  } catch (error) {
    const { code } = error as { code?: string };
    return code !== undefined && refusals.has(code) ? 'refused' : 'not yet';
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // Without a listener a lost connection would end the launcher.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
