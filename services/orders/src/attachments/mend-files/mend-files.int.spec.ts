import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { TestInstance } from '@werkbank/platform/testing';
import { people, purchaseOrder, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { pdf, uploadFile } from '../../testing/upload-file.js';
import { DiskStore } from '@werkbank/platform/files';
import { emptyDatabase } from './empty-database.js';
import { findStrays, mend, NoFilesAtAll } from './mend-files.js';

const run = promisify(execFile);
let instance: TestInstance;
let orderId: number;
let deliveryId: number;
const folder = mkdtempSync(join(tmpdir(), 'werkbank-files-'));
const store = new DiskStore(folder);
beforeAll(async () => {
  instance = await startOrdersInstance({ FILES_DIR: folder });
  orderId = (await submitted(instance)).id;
  deliveryId = (await purchaseOrder(instance, 'german', orderId)).sections[0]?.id ?? 0;
}, 60_000);
afterAll(async () => {
  await instance?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

const tomorrow = () => new Date(Date.now() + 86_400_000);
const upload = async () => uploadFile(instance, await people.german(), { objectId: deliveryId });
const keyOf = async (id: number): Promise<string> => {
  const [row] = await instance
    .em()
    .execute<{ key: string }[]>('select file_key as key from attachment where id = ?', [id]);
  return row?.key ?? '';
};
const keysThere = async () => {
  const keys = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
};

it('keeps one file for each upload, and none for what was refused or deleted', async () => {
  const before = await keysThere();
  const fileId = randomUUID();
  const again = { objectId: deliveryId, fileId };
  const german = await people.german();
  const { id } = await uploadFile(instance, german, again);
  await Promise.all([uploadFile(instance, german, again), uploadFile(instance, german, again)]);
  await expect(uploadFile(instance, await people.swiss(), { objectId: deliveryId })).rejects.toMatchObject({
    code: 'DELIVERY_NOT_FOUND',
  });
  expect(await keysThere()).toEqual(expect.arrayContaining([...before, await keyOf(id)]));
  expect(await keysThere()).toHaveLength(before.length + 1);
  await instance.callAs(german, 'deleteAttachment', { params: { attachmentId: id } });
  expect((await keysThere()).toSorted()).toEqual(before.toSorted());
});

it('finds files without a row and rows without a file, and deletes both', async () => {
  const [kept, lost] = [await upload(), await upload()];
  await store.delete(await keyOf(lost.id));
  const stray = randomUUID();
  await store.put(stray, Readable.from([pdf]), pdf.length);
  const strays = await findStrays(instance.em(), store, tomorrow());
  expect(strays.files.map(({ key }) => key)).toEqual([stray]);
  expect(strays.rows.map(({ id }) => id)).toEqual([lost.id]);
  await mend(instance.em(), store, strays, new Date());
  expect(await findStrays(instance.em(), store, tomorrow())).toEqual({ files: [], rows: [] });
  expect(await keyOf(kept.id)).not.toBe('');
  const { history } = await purchaseOrder(instance, 'german', orderId);
  const told = history.filter(({ why, actor }) => why === 'attachmentDeleted' && actor === 'system');
  expect(told).toMatchObject([{ deliveryId }]);
});

it('leaves a file alone that is younger than an upload may take', async () => {
  await upload();
  const young = randomUUID();
  await store.put(young, Readable.from([pdf]), pdf.length);
  expect((await findStrays(instance.em(), store, new Date())).files).toEqual([]);
  await store.delete(young);
});

it('takes an empty folder for a mistake, not for lost files', async () => {
  await upload();
  const elsewhere = new DiskStore(join(folder, 'not-mounted'));
  await expect(findStrays(instance.em(), elsewhere, new Date())).rejects.toBeInstanceOf(NoFilesAtAll);
});

it('is a command that tells what it found', async () => {
  const command = join(import.meta.dirname, '../../../dist/commands/mend-files.js');
  const env = { ...process.env, DATABASE_URL: instance.databaseUrl, FILES_DIR: folder, NODE_OPTIONS: '' };
  const { id } = await upload();
  await store.delete(await keyOf(id));
  const called = async (...given: string[]) =>
    (await run(process.execPath, [command, ...given], { env })).stdout;
  const what = `attachment without file: ${id} Zollanmeldung Größe 1.pdf (Delivery ${deliveryId})`;
  expect(await called()).toContain(`found ${what}\n0 files and 1 attachments found`);
  expect(await called('--mend')).toContain(`deleted ${what}\n0 files and 1 attachments deleted`);
  expect(await called()).toContain('0 files and 0 attachments found');
  await expect(run(process.execPath, [command, '--all'], { env })).rejects.toThrow('Usage');
}, 60_000);

it('takes files out of the database once, and they are read as before', async () => {
  const { id } = await upload();
  await store.delete(await keyOf(id));
  const em = instance.em();
  await em.execute('update attachment set file_key = null where id = ?', [id]);
  await em.execute('insert into attachment_content (attachment_id, content) values (?, ?)', [id, pdf]);
  expect(await emptyDatabase(em, store)).toBe(1);
  expect(await emptyDatabase(em, store)).toBe(0);
  const read = await instance.callAs(await people.buyer(), 'getAttachment', {
    params: { attachmentId: id },
    headers: {},
  });
  expect(read.pdfContent).toBe(pdf.toString('base64'));
});
