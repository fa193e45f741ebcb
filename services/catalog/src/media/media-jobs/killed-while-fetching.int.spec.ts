import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { ArticleEntity } from '../../catalogue/index.js';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { ServiceProcesses } from '../../testing/service-processes.js';
import { DeleteUnusedMedia } from '../store-media/delete-unused-media.js';
import { MediumEntity } from '../store-media/medium.entity.js';
import { contentOf, type FakeMaker, pictureOf, startFakeMaker } from '../testing/fake-maker.js';
import { MediaJobs } from './media-jobs.js';

const folder = mkdtempSync(join(tmpdir(), 'werkbank-media-'));
let instance: TestInstance;
let maker: FakeMaker;
let jobs: MediaJobs;
const processes = new ServiceProcesses(
  () => instance,
  () => ({ FILES_DIR: folder, MEDIA_HOSTS: maker.origin, MEDIA_FROM_LOOPBACK: 'true' }),
);

beforeAll(async () => {
  maker = await startFakeMaker();
  instance = await startCatalogInstance({ FILES_DIR: folder });
  jobs = instance.app.get(MediaJobs);
  // Only the other processes fetch: the service of this process is stopped.
  await instance.stopService();
}, patience);
afterAll(async () => {
  processes.killAll();
  await Promise.all([instance.stop(), maker.close()]);
  rmSync(folder, { recursive: true, force: true });
});

it('continues after SIGKILL, and stores each medium once', async () => {
  const articleIds = Array.from({ length: 12 }, (_, index) => `drill-${10 + index}`);
  const held: ServerResponse[] = [];
  for (const [index, articleId] of articleIds.entries()) {
    const content = await pictureOf(200, 100 + index)
      .png({ compressionLevel: 0 })
      .toBuffer();
    // Sends half of some media, and no more until the kill.
    maker.answers.set(`/${articleId}`, (request, response) => {
      if (index < 6 || held.length >= 3) return contentOf(content)(request, response);
      response.writeHead(200).write(content.subarray(0, content.length / 2));
      held.push(response);
    });
  }
  const wanted = new Map(
    articleIds.map((articleId) => [
      articleId,
      [{ source: `${maker.origin}/${articleId}`, kind: null, purpose: null, description: null }],
    ]),
  );
  await instance.em().transactional((em) => jobs.order(em, 1, wanted));
  await processes.killWhen(() => held.length === 3);
  expect((await jobs.progress(instance.em(), 1)).waiting).toBeGreaterThan(2);
  await processes.start();
  await eventually(
    async () => expect(await jobs.progress(instance.em(), 1)).toEqual({ waiting: 0, done: 12, refused: {} }),
    patience,
  );
  expect(await instance.em().count(MediumEntity)).toBe(12);
  for (const articleId of articleIds) {
    const { media } = await instance.em().findOneOrFail(ArticleEntity, { articleId });
    expect(media).toHaveLength(1);
  }
  // The kill may leave a file without its row.
  await instance.app.get(DeleteUnusedMedia).run(new Date(Date.now() + 25 * 60 * 60_000));
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(kept.filter(({ name }) => !name.endsWith('.part')).length).toBe(4 * 12);
}, 180_000);
