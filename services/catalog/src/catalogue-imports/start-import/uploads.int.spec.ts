import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, producerOf } from '../../testing/desk.js';

const folders: string[] = [];
const instances: TestInstance[] = [];
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
}, patience);

async function instanceWith(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-uploads-'));
  folders.push(folder);
  const instance = await startCatalogInstance({ FILES_DIR: folder, ...env });
  instances.push(instance);
  const lying = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return { instance, lying };
}

it('refuses a file that exceeds the storage, and keeps no part of it', async () => {
  const { instance, lying } = await instanceWith({ FILES_KEEP_FREE_MIB: `${2 ** 32}` });
  const sent = instance.callAs(
    await producerOf(alpspitz),
    'startCatalogueImport',
    { headers: { 'x-file-name': 'a.csv' }, query: { mode: 'update' } },
    { file: Buffer.from('Artikelnummer;Bezeichnung\nQ 1;Kegelsenker\n') },
  );
  await expect(sent).rejects.toMatchObject({ status: 507, body: { code: 'STORAGE_FULL', field: 'file' } });
  expect(lying()).toEqual([]);
}, 60_000);

it('keeps neither file nor import of a sender that breaks off', async () => {
  const { instance, lying } = await instanceWith({});
  const producer = await producerOf(alpspitz);
  const sending = request(`${instance.url}/api/catalogue-imports?mode=update`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await producer.accessToken()}`,
      'content-type': 'application/octet-stream',
      'content-length': 1_000_000,
      'x-file-name': 'a.csv',
    },
  });
  sending.on('error', () => undefined);
  sending.write('x'.repeat(300_000));
  await eventually(() => expect(lying()).toHaveLength(1));
  sending.destroy();
  await eventually(() => expect(lying()).toEqual([]));
  expect(await instance.callAs(producer, 'listCatalogueImports', { query: {} })).toMatchObject({
    totalItems: 0,
  });
}, 60_000);
