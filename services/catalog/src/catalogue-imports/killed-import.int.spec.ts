import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { contentOf, type FakeMaker, pictureOf, startFakeMaker } from '../media/testing/fake-maker.js';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz } from '../testing/desk.js';
import { ServiceProcesses } from '../testing/service-processes.js';
import { Importing } from './testing/importing.js';

const folder = mkdtempSync(join(tmpdir(), 'werkbank-imports-'));
let instance: TestInstance;
let importing: Importing;
let maker: FakeMaker;
const processes = new ServiceProcesses(
  () => instance,
  () => ({ FILES_DIR: folder, MEDIA_HOSTS: maker.origin, MEDIA_FROM_LOOPBACK: 'true' }),
);
beforeAll(async () => {
  maker = await startFakeMaker();
  instance = await startCatalogInstance({ FILES_DIR: folder });
  importing = await Importing.of(instance);
}, patience);
afterAll(async () => {
  processes.killAll();
  await Promise.all([instance?.stop(), maker.close()]);
  rmSync(folder, { recursive: true, force: true });
}, patience);

const articles = 4000;
const pictures = 12;
/** The first articles have separate pictures, two articles share one. */
const csvOf = (name: string) =>
  [
    'Artikelnummer;Bezeichnung;Listenpreis;Währung;Bild',
    ...Array.from({ length: articles }, (_, index) => {
      const picture = index < pictures ? `${maker.origin}/${Math.floor(index / 2)}.png` : '';
      return `KI ${index};${name} ${index};${index + 1},50;EUR;${picture}`;
    }),
  ].join('\r\n');

const count = async (sql: string): Promise<number> => {
  const [row] = await instance.em().execute<{ n: number }[]>(`select count(*)::int as n from ${sql}`);
  return row?.n ?? 0;
};
const stateOf = async (importId: number) => {
  const [row] = await instance
    .em()
    .execute<{ status: string; applied: number }[]>(
      'select status, applied from catalogue_import where id = ?',
      [importId],
    );
  return row;
};
const set = (importId: number, status: string, withdrawing = false) =>
  instance
    .em()
    .execute('update catalogue_import set status = ?, withdrawing = ? where id = ?', [
      status,
      withdrawing,
      importId,
    ]);
const ended = (importId: number, status: string) =>
  eventually(async () => expect((await stateOf(importId))?.status).toBe(status), patience);
const staged = 'catalogue_import_article';
const own = `article where owner_company_id = ${alpspitz}`;

it('continues after SIGKILL at each step, without duplicate or lost rows', async () => {
  const content = await pictureOf(200, 100).png({ compressionLevel: 0 }).toBuffer();
  let held = 0;
  for (let index = 0; index < pictures / 2; index++)
    maker.answers.set(`/${index}.png`, (request, response) => {
      // Half of some comes before the kill.
      if (index < 3 || held >= 2)
        return contentOf(Buffer.concat([content, Buffer.from([index])]))(request, response);
      held++;
      response.writeHead(200).write(content.subarray(0, content.length / 2));
    });
  // Other processes work it off; this one only takes the files.
  const { importId } = await importing.start(csvOf('Kegelsenker'));
  const second = await importing.start(csvOf('Stufensenker'));
  await instance.stopService();
  await processes.killWhen(async () => (await count(`${staged} where import_id = ${importId}`)) > 500);
  await processes.killWhen(
    async () => (await count(`catalogue_import_change where import_id = ${importId}`)) > 500,
  );
  const comparing = await processes.start();
  await ended(importId, 'Preview');
  await processes.kill(comparing);
  await set(importId, 'Applying');
  await processes.killWhen(async () => ((await stateOf(importId))?.applied ?? 0) > 500);
  expect((await stateOf(importId))?.status).toBe('Applying');
  await processes.killWhen(async () => held === 2);
  const rest = await processes.start();
  await ended(importId, 'Done');
  expect(await stateOf(importId)).toMatchObject({ applied: articles });
  expect([await count(own), await count(`(select distinct material_number from ${own}) a`)]).toEqual([
    articles,
    articles,
  ]);
  await eventually(
    async () => expect(await count(`media_order where state = 'done'`)).toBe(pictures),
    patience,
  );
  expect(await count('medium')).toBe(pictures / 2);
  expect(await count(`${own} and jsonb_array_length(media) = 1`)).toBe(pictures);

  // The second one waited for its turn. Withdrawn after a kill, it leaves what the first one wrote.
  await ended(second.importId, 'Preview');
  await set(second.importId, 'Applying');
  await ended(second.importId, 'Done');
  expect(await count(`${own} and name->>'de' like 'Stufensenker%'`)).toBe(articles);
  await processes.kill(rest);
  await set(second.importId, 'Applying', true);
  const open = `catalogue_import where id = ${second.importId} and applied_to < ${articles} - 500`;
  await processes.killWhen(async () => (await count(open)) > 0);
  expect((await stateOf(second.importId))?.status).toBe('Applying');
  await processes.start();
  await ended(second.importId, 'Withdrawn');
  expect(await count(`${own} and name->>'de' like 'Kegelsenker%'`)).toBe(articles);
  expect(await count(`${own} and jsonb_array_length(media) = 1`)).toBe(pictures);
}, 300_000);
