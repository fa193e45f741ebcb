import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, type TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz } from '../testing/desk.js';
import { Importing } from './testing/importing.js';

const folder = mkdtempSync(join(tmpdir(), 'werkbank-imports-'));
const running: ChildProcess[] = [];
let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance({ FILES_DIR: folder });
  importing = await Importing.of(instance);
}, patience);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await instance?.stop();
  rmSync(folder, { recursive: true, force: true });
}, patience);

const articles = 4000;
const csv = [
  'Artikelnummer;Bezeichnung;Listenpreis;Währung',
  ...Array.from({ length: articles }, (_, index) => `KI ${index};Kegelsenker ${index};${index + 1},50;EUR`),
].join('\r\n');

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      PORT: String(await freePort()),
      DATABASE_URL: instance.databaseUrl,
      NATS_URL: instance.nats.url,
      KEYCLOAK_URL: process.env['KEYCLOAK_URL'] ?? 'http://127.0.0.1:9',
      MEILI_URL: '',
      FILES_DIR: folder,
    },
  });
  running.push(child);
  return child;
}
const state = async () => {
  const [row] = await instance
    .em()
    .execute<{ status: string; applied: number }[]>('select status, applied from catalogue_import');
  return row;
};
const count = async (sql: string): Promise<number> => {
  const [row] = await instance.em().execute<{ n: number }[]>(sql);
  return row?.n ?? 0;
};

it('goes on after SIGKILL while it is read, compared and applied, without a double or a loss', async () => {
  // Other processes work it off; this one only takes the file and shows what became of it.
  const { importId } = await importing.start(csv);
  await instance.stopService();
  const steps: (() => Promise<boolean>)[] = [
    async () => (await count('select count(*)::int as n from catalogue_import_article')) > 500,
    async () =>
      (await count('select count(*)::int as n from catalogue_import_article where kind is not null')) > 500,
  ];
  for (const reached of steps) {
    const process = await startProcess();
    await eventually(async () => expect(await reached()).toBe(true), patience);
    process.kill('SIGKILL');
    await once(process, 'exit');
  }
  const reading = await startProcess();
  await eventually(async () => expect((await state())?.status).toBe('Preview'), patience);
  await instance.em().execute(`update catalogue_import set status = 'Applying' where id = ?`, [importId]);
  await eventually(async () => expect((await state())?.applied).toBeGreaterThan(500), patience);
  reading.kill('SIGKILL');
  await once(reading, 'exit');
  expect((await state())?.status).toBe('Applying');
  await startProcess();
  await eventually(async () => expect((await state())?.status).toBe('Done'), patience);
  expect(await count(`select count(*)::int as n from article where owner_company_id = ${alpspitz}`)).toBe(
    articles,
  );
  expect(
    await count(
      `select count(distinct material_number)::int as n from article where owner_company_id = ${alpspitz}`,
    ),
  ).toBe(articles);
  expect((await state())?.applied).toBe(articles);
}, 180_000);
