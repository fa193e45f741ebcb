import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '@werkbank/platform/files';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { ArticleEntity } from '../../catalogue/index.js';
import { MediumEntity } from '../store-media/medium.entity.js';
import { DeleteUnusedMedia } from '../store-media/delete-unused-media.js';
import { aPdf, contentOf, type FakeMaker, pictureOf, startFakeMaker } from '../testing/fake-maker.js';
import { MediaJobs, type WantedMedium } from './media-jobs.js';
import { MediaOrderEntity } from './media-order.entity.js';
import { WorkOffMedia } from './work-off-media.js';

const folder = mkdtempSync(join(tmpdir(), 'werkbank-media-'));
let instance: TestInstance;
let maker: FakeMaker;
let jobs: MediaJobs;
let picture: Buffer;
let importId = 0;

beforeAll(async () => {
  maker = await startFakeMaker();
  instance = await startCatalogInstance({
    FILES_DIR: folder,
    MEDIA_HOSTS: maker.origin,
    MEDIA_FROM_LOOPBACK: 'true',
  });
  jobs = instance.app.get(MediaJobs);
  picture = await pictureOf(800, 500).jpeg().toBuffer();
}, patience);
afterAll(async () => {
  await Promise.all([instance.stop(), maker.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  importId++;
  maker.answers.clear();
  maker.asked.length = 0;
});

const wantedAt = (source: string, more: Partial<WantedMedium> = {}): WantedMedium => ({
  source,
  kind: null,
  purpose: 'normal',
  description: null,
  ...more,
});

async function ordered(articleId: string, ...wanted: WantedMedium[]) {
  await instance.em().transactional((em) => jobs.order(em, importId, new Map([[articleId, wanted]])));
  const work = instance.app.get(WorkOffMedia);
  await work.idle();
  await work.run();
  return jobs.progress(instance.em(), importId);
}
const articleOf = (articleId: string) => instance.em().findOneOrFail(ArticleEntity, { articleId });
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const address = (path: string) => `${maker.origin}${path}`;
const mediumOf = async (articleId: string, kind: string) =>
  (await articleOf(articleId)).media.find((medium) => medium.kind === kind)?.mediaId;
const shown = (path: string, headers: Record<string, string> = {}) => fetch(instance.url + path, { headers });

it('fetches the media of an article and shows them in its order', async () => {
  maker.answers.set('/photo.jpg?v=1', contentOf(picture));
  maker.answers.set('/sheet', contentOf(aPdf));
  const progress = await ordered(
    'drill-10',
    wantedAt(address('/sheet'), { purpose: 'safetyDataSheet' }),
    wantedAt(address('/photo.jpg?v=1'), { description: { de: 'Bohrer' } }),
    wantedAt(address('/gone.jpg')),
  );
  expect(progress).toEqual({ waiting: 0, done: 2, refused: { NotFound: 1 } });
  const { media, imageUrl, documentLinks } = await articleOf('drill-10');
  expect(media).toEqual([
    expect.objectContaining({ kind: 'document', purpose: 'safetyDataSheet', width: null, fileName: 'sheet' }),
    expect.objectContaining({ kind: 'image', width: 800, height: 500, description: { de: 'Bohrer' } }),
  ]);
  const [document, image] = media;
  expect(imageUrl).toBe(`/api/articles/media/${image?.mediaId}/row`);
  expect(documentLinks).toEqual([
    {
      link: `/api/articles/media/${document?.mediaId}/original`,
      fileName: 'sheet',
      bytes: aPdf.length,
      mediaType: 'application/pdf',
    },
  ]);
});

it('takes a film on YouTube as it is, without asking for it', async () => {
  const film = 'https://youtu.be/aqz-KE-bpKQ';
  expect(await ordered('drill-60', wantedAt(film))).toEqual({ waiting: 0, done: 1, refused: {} });
  expect(await articleOf('drill-60')).toMatchObject({ media: [], videoUrl: film });
  expect(await ordered('drill-60', wantedAt('https://youtu.be/eRsGyueVLvQ'))).toMatchObject({ done: 1 });
  expect(await articleOf('drill-60')).toMatchObject({ videoUrl: 'https://youtu.be/eRsGyueVLvQ' });
  await ordered('drill-60');
  expect(await articleOf('drill-60')).toMatchObject({ videoUrl: null });
});

it('serves sizes for ever, and a part of a document', async () => {
  const { media } = await articleOf('drill-10');
  const [document, image] = media;
  const row = await shown(`/api/articles/media/${image?.mediaId}/row`);
  expect(row.status).toBe(200);
  expect(Object.fromEntries(row.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': expect.stringMatching(/^inline; /),
  });
  const again = await shown(`/api/articles/media/${image?.mediaId}/row`, {
    'if-none-match': row.headers.get('etag') ?? '',
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const original = await shown(`/api/articles/media/${image?.mediaId}/original`);
  expect(Object.fromEntries(original.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^attachment; /),
  });
  expect(Buffer.from(await original.arrayBuffer()).equals(picture)).toBe(true);
  const part = await shown(`/api/articles/media/${document?.mediaId}/original`, { range: 'bytes=0-7' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7']);
  expect(part.headers.get('content-range')).toBe(`bytes 0-7/${aPdf.length}`);
});

it.each([`${'0'.repeat(64)}/row`, `${'0'.repeat(64)}/original`])('has no medium %s', async (path) => {
  expect((await shown(`/api/articles/media/${path}`)).status).toBe(404);
});

it('has no size of a document', async () => {
  const [document] = (await articleOf('drill-10')).media;
  expect((await shown(`/api/articles/media/${document?.mediaId}/row`)).status).toBe(404);
});

it('keeps the same content once, from an address and from a file, and leaves no file of the second', async () => {
  const same = await pictureOf(120, 80, 11).png().toBuffer();
  maker.answers.set('/same.png', contentOf(same));
  await ordered('drill-11', wantedAt(address('/same.png')));
  const before = files().length;
  await jobs.takeFile(instance.em(), importId, 'Bilder\\SAME copy.png', Readable.from([same]));
  await ordered('drill-12', wantedAt('same copy.png'));
  expect(files().length).toBe(before);
  expect((await articleOf('drill-12')).imageUrl).toBe((await articleOf('drill-11')).imageUrl);
});

it('finds files of an import by their name with folders first', async () => {
  const inFolder = await pictureOf(50, 40, 1).png().toBuffer();
  const other = await pictureOf(60, 40, 2).png().toBuffer();
  await jobs.takeFile(instance.em(), importId, 'a/x.png', Readable.from([other]));
  await jobs.takeFile(instance.em(), importId, 'b/x.png', Readable.from([inFolder]));
  await ordered('drill-13', wantedAt('./B/x.png'));
  expect((await articleOf('drill-13')).media[0]).toMatchObject({ width: 50, fileName: 'x.png' });
});

it('counts refused media by reason', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const active = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction 2 0 R >>\nendobj\n%%EOF\n');
  maker.answers.set('/a.jpg', contentOf(svg));
  maker.answers.set('/b.pdf', contentOf(active));
  maker.answers.set('/c.jpg', contentOf(picture.subarray(0, 2000)));
  maker.answers.set('/d.jpg', contentOf(Buffer.alloc(0)));
  const before = files().length;
  const taken = await jobs.takeFile(instance.em(), importId, 'e.jpg', Readable.from([svg]));
  const progress = await ordered(
    'drill-14',
    ...['/a.jpg', '/b.pdf', '/c.jpg', '/d.jpg'].map((path) => wantedAt(address(path))),
    wantedAt('https://elsewhere.example/x.jpg'),
    wantedAt('missing.jpg'),
    wantedAt('e.jpg'),
  );
  expect(taken).toBe('TypeNotAllowed');
  expect(progress).toEqual({
    waiting: 0,
    done: 0,
    refused: {
      TypeNotAllowed: 2,
      PdfNotAllowed: 1,
      PictureBroken: 1,
      Empty: 1,
      HostNotAllowed: 1,
      FileMissing: 1,
    },
  });
  expect(files().length).toBe(before);
});

it('refuses endless content at its limit, and keeps none of it', async () => {
  const chunk = Buffer.alloc(2 ** 20, 'x');
  maker.answers.set('/endless.jpg', (_request, response) => {
    response.writeHead(200);
    response.write(Buffer.from('\xff\xd8\xff', 'latin1'));
    const more = () => {
      while (response.writable && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  const before = files().length;
  const progress = await ordered('drill-15', wantedAt(address('/endless.jpg')));
  expect(progress.refused).toEqual({ TooLarge: 1 });
  expect(files().length).toBe(before);
}, 60_000);

it('tries again after growing pauses, and then refuses', async () => {
  maker.answers.set('/busy.jpg', (_request, response) => void response.writeHead(503).end());
  expect(await ordered('drill-16', wantedAt(address('/busy.jpg')))).toMatchObject({ waiting: 1 });
  const order = () => instance.em().findOneOrFail(MediaOrderEntity, { articleId: 'drill-16' });
  const pauses = [];
  for (let tried = 1; (await order()).state === 'waiting'; tried++) {
    const { nextTryAt, attempts } = await order();
    expect(attempts).toBe(tried);
    pauses.push(Math.round((nextTryAt.getTime() - Date.now()) / 60_000));
    await instance.em().nativeUpdate(MediaOrderEntity, { articleId: 'drill-16' }, { nextTryAt: new Date(0) });
    await instance.app.get(WorkOffMedia).run();
  }
  expect(pauses).toEqual([1, 5, 30, 120, 720]);
  expect(await order()).toMatchObject({ state: 'refused', reason: 'Unreachable' });
});

it('asks for an address again only if it has changed', async () => {
  const versions: (string | undefined)[] = [];
  maker.answers.set('/kept.png', (request, response) => {
    versions.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(picture);
  });
  const again = () => ordered('drill-17', wantedAt(address('/kept.png')));
  await again();
  expect(await again()).toMatchObject({ done: 1 });
  expect(versions).toEqual([undefined]);
  await instance.ownerEm().execute(`update medium_source set checked_at = now() - interval '2 hours'`);
  expect(await again()).toMatchObject({ done: 1 });
  expect(versions).toEqual([undefined, '"1"']);
});

it('takes media away that are ordered no more', async () => {
  await ordered('drill-18', wantedAt(address('/lost.jpg')));
  expect((await articleOf('drill-18')).imageUrl).toBe('/media/drill.svg');
  maker.answers.set('/found.jpg', contentOf(picture));
  await ordered('drill-18', wantedAt(address('/found.jpg')));
  expect((await articleOf('drill-18')).media).toHaveLength(1);
});

it('deletes media that no article has used for long, and files without a row', async () => {
  maker.answers.set('/used.png', contentOf(await pictureOf(30, 20, 70).png().toBuffer()));
  await ordered('drill-19', wantedAt(address('/used.png')));
  const unused = Readable.from([await pictureOf(31, 20, 80).png().toBuffer()]);
  await jobs.takeFile(instance.em(), importId, 'unused.png', unused);
  const store = instance.app.get(FileStore);
  await store.put('00000000-0000-4000-8000-000000000000', Readable.from(['orphan']), 10);
  const before = files().length;
  const tidyUp = instance.app.get(DeleteUnusedMedia);
  expect(await tidyUp.run()).toBe(0);
  await instance.em().nativeUpdate(MediumEntity, {}, { lastUsedAt: new Date('2020-01-01') });
  const media = await instance.em().count(MediumEntity);
  const erased = await instance.em().findOneOrFail(MediumEntity, { width: 31 });
  const deleted = await tidyUp.run(new Date(Date.now() + 25 * 60 * 60_000));
  expect(deleted).toBeGreaterThan(0);
  expect(await instance.em().count(MediumEntity)).toBe(media - deleted);
  expect(files().length).toBeLessThanOrEqual(before - 4 * deleted - 1 + 3);
  const { imageUrl } = await articleOf('drill-19');
  expect((await shown(imageUrl ?? '')).status).toBe(200);
  const gone = await shown(`/api/articles/media/${erased.mediaId}/row`);
  expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'MEDIUM_NOT_FOUND' }]);
});

it.each([
  ['an unknown medium', () => `${'0'.repeat(64)}/row`],
  ['a size of a document', async () => `${await mediumOf('drill-10', 'document')}/row`],
])('answers %s with 404', async (_what, path) => {
  const answer = await shown(`/api/articles/media/${await path()}`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'MEDIUM_NOT_FOUND' }]);
});

it('answers 404 for a medium whose file is missing', async () => {
  const mediaId = await mediumOf('drill-10', 'document');
  const { fileKey } = await instance.em().findOneOrFail(MediumEntity, { mediaId });
  await instance.app.get(FileStore).delete(fileKey);
  const answer = await shown(`/api/articles/media/${mediaId}/original`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'MEDIUM_NOT_FOUND' }]);
});
