import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { parseAllDocuments } from 'yaml';
import { clusterFolder } from '../finding/find-postgres.ts';
import { clearState } from '../instance/clear-state.ts';
import { type Instance, openInstance, repositoryRoot } from '../instance/instance.ts';
import { freePorts } from '../instance/ports.ts';
import { openLedger } from '../running/process-ledger.ts';
import { Progress } from '../running/progress.ts';
import { RunningInstance } from '../running/running-instance.ts';
import { type DatabaseOwner, adminUrl, ownerUrl, serviceUrl } from './databases.ts';
import { postgres } from './postgres.ts';

const production = join(repositoryRoot, 'deploy/kubernetes/overlays/production/postgres.yaml');
const [cluster] = parseAllDocuments(readFileSync(production, 'utf8'));
const rules = cluster?.toJS() as { spec: { postgresql: { pg_hba: string[] } } };

const given = process.env.DATABASE_URL;
let instance: Instance;
let running: RunningInstance;
beforeAll(async () => {
  delete process.env.DATABASE_URL;
  instance = openInstance({
    name: 'a test',
    stateDir: mkdtempSync(join(tmpdir(), 'own-database-')),
    ports: await freePorts(),
    databasePrefix: 'werkbank',
    hurried: true,
    demoArticles: 0,
  });
  running = new RunningInstance(instance, openLedger(instance.stateDir), new Progress({ write: () => true }));
  await running.bringUp([postgres]);
}, 300_000);
afterAll(async () => {
  await running.bringDown();
  clearState(instance.stateDir);
  rmSync(instance.stateDir, { recursive: true });
  if (given !== undefined) process.env.DATABASE_URL = given;
});

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
/** The address of an owner's database with the role of `url`. */
function within(url: string, owner: DatabaseOwner): string {
  const address = new URL(url);
  address.pathname = `/werkbank_${owner}`;
  return address.toString();
}

it("limits roles to their own database by production's pg_hba rules, even with connect granted to public", async () => {
  // CloudNativePG creates databases with the default grant to public.
  for (const owner of ['catalog', 'orders', 'keycloak'])
    await query(adminUrl(instance), `grant connect on database werkbank_${owner} to public`);
  const ofCatalog = [ownerUrl(instance, 'catalog'), serviceUrl(instance, 'catalog')];
  for (const url of ofCatalog)
    expect(await query(within(url, 'orders'), 'select 1 as one')).toEqual([{ one: 1 }]);

  const file = join(clusterFolder(instance.stateDir), 'data', 'pg_hba.conf');
  // CloudNativePG puts these rules before its last one.
  const written = [...rules.spec.postgresql.pg_hba, 'host all all all scram-sha-256'];
  const admin = new pg.Client({ connectionString: adminUrl(instance) });
  await admin.connect();
  writeFileSync(file, `${written.join('\n')}\n`);
  expect((await admin.query('select * from pg_hba_file_rules where error is not null')).rows).toEqual([]);
  await admin.query('select pg_reload_conf()');
  await admin.end();

  for (const url of [...ofCatalog, ownerUrl(instance, 'keycloak')])
    await expect(query(within(url, 'orders'), 'select 1')).rejects.toThrow('pg_hba.conf rejects connection');
  for (const url of [...ofCatalog, ownerUrl(instance, 'keycloak')])
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
}, 60_000);
