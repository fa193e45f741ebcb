import pg from 'pg';
import type { DatabaseOfService } from '../instance/running-instance.ts';

/** Separate tables in a service's database, which hide those of the instance by the search path. */
export interface OwnTables {
  readonly client: pg.Client;
  /** Environment by which a process uses these tables. */
  readonly environment: Readonly<Record<string, string>>;
  connect(): Promise<pg.Client>;
  drop(): Promise<void>;
}

/** Creates empty copies of tables with grants for the service. Drops leftovers of a killed run first. */
export async function openOwnTables(
  { url, ownerUrl }: DatabaseOfService,
  tables: readonly string[],
  schema = 'load_desk',
): Promise<OwnTables> {
  const options = `-c search_path=${schema},public -c werkbank.reader=service//`;
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: ownerUrl, options });
    await client.connect();
    return client;
  };
  const client = await connect();
  await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const table of tables) {
    await client.query(`create table ${schema}.${table} (like public.${table} including all)`);
  }
  const service = client.escapeIdentifier(decodeURIComponent(new URL(url).username));
  await client.query(`grant usage on schema ${schema} to ${service};
    grant select, insert, update, delete on all tables in schema ${schema} to ${service}`);
  const drop = async (): Promise<void> => {
    await client.query(`drop schema ${schema} cascade`);
    await client.end();
  };
  return { client, environment: { PGOPTIONS: options }, connect, drop };
}
