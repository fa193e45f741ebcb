import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { administerKeycloak, type KeycloakAccounts } from './administer-keycloak.ts';
import { freshEmail, ownDomain } from './people.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const database = `leftovers_${randomUUID().slice(0, 8)}`;
const cluster = new URL(process.env.TEST_PG_ADMIN_URL ?? '');
const own = new URL(cluster);
own.pathname = `/${database}`;
const environment = { ...process.env, DATABASE_URL: own.toString() } as Record<string, string>;
const stranger = `${randomUUID()}@${ownDomain}.org`;

async function ask(url: URL, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString: url.toString() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

let keycloak: KeycloakAccounts;
let strangersAccount: string;
beforeAll(async () => {
  keycloak = await administerKeycloak(environment);
  await ask(cluster, `create database ${database}`);
  await ask(own, 'create table users (email text)');
  strangersAccount = await keycloak.make(stranger);
});
afterAll(async () => {
  await keycloak.remove([strangersAccount]);
  await ask(cluster, `drop database ${database} with (force)`);
});

it('removes only the rows and accounts of a killed measurement', async () => {
  const left = freshEmail();
  await keycloak.make(left);
  await ask(own, 'insert into users values ($1), ($2), ($3)', [left, `list-1@${ownDomain}`, stranger]);
  expect(await removeLeftovers(environment)).toBe(2);
  expect(await ask(own, 'select email from users')).toEqual([{ email: stranger }]);
  expect(await keycloak.withEmailsOf(ownDomain)).toEqual([]);
  expect(await keycloak.withEmailsOf(`${ownDomain}.org`)).toEqual([strangersAccount]);
});

it('returns 0 without leftovers', async () => {
  expect(await removeLeftovers(environment)).toBe(0);
});
