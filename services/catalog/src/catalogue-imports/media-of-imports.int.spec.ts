import type { TestInstance } from '@werkbank/platform/testing';
import { ArticleEntity } from '../catalogue/index.js';
import { aPdf, contentOf, type FakeMaker, pictureOf, startFakeMaker } from '../media/testing/fake-maker.js';
import { WorkOffMedia } from '../media/media-jobs/work-off-media.js';
import { DeleteUnusedMedia } from '../media/store-media/delete-unused-media.js';
import { german, patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { Importing } from './testing/importing.js';
import { makeZip } from './testing/make-zip.js';

let instance: TestInstance;
let importing: Importing;
let maker: FakeMaker;
beforeAll(async () => {
  maker = await startFakeMaker();
  instance = await startCatalogInstance({ MEDIA_HOSTS: maker.origin, MEDIA_FROM_LOOPBACK: 'true' });
  importing = await Importing.of(instance);
}, patience);
afterAll(async () => {
  await Promise.all([instance?.stop(), maker.close()]);
}, patience);

const csv = (number: string, picture: string): string =>
  `Artikelnummer;Bezeichnung;Bild\r\n${number};Kegelsenker;${picture}\r\n`;
const zipOf = async (picture: string, width = 300): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    makeZip([
      { path: 'artikel.csv', content: csv('K 1', picture) },
      { path: 'bilder/senker.png', content: await pictureOf(width, 200).png().toBuffer() },
    ]),
  );
const found = async () =>
  (await instance.callAs('visitor', 'searchArticles', { query: { ...german, q: 'Kegelsenker' } }))
    .articles[0];
const fetchAll = async () => {
  const work = instance.app.get(WorkOffMedia);
  await work.idle();
  await work.run();
};
const pictures = async (importId: number) =>
  (await importing.call('getCatalogueImport', { params: { importId } })).pictures;
const applied = async (...file: Parameters<Importing['send']>) => {
  const done = await importing.apply(await importing.send(...file));
  await fetchAll();
  return done;
};
const withdrawn = async (done: { importId: number }) => {
  await importing.withdraw(done);
  await fetchAll();
};
const shownOf = async (materialNumber: string) => {
  const article = await instance.em().findOneOrFail(ArticleEntity, { materialNumber });
  const { imageUrl, documentLinks, media, sourceMedia, ownMedia } = article;
  return { imageUrl, documentLinks, media, sourceMedia, ownMedia };
};

it(
  'counts a picture that the archive does not have, and keeps the article',
  async () => {
    const { importId } = await applied(await zipOf('anderer.png'), { fileName: 'b.zip' });
    expect(await pictures(importId)).toEqual({ waiting: 0, fetched: 0, refused: 1 });
    expect((await found())?.materialNumber).toBe('K 1');
  },
  patience,
);

it(
  'shows the picture of the archive beside the table, even a day after the upload',
  async () => {
    const preview = await importing.send(await zipOf('senker.png'), { fileName: 'a.zip' });
    await instance.app.get(DeleteUnusedMedia).run(new Date(Date.now() + 25 * 60 * 60_000));
    const { importId } = await importing.apply(preview);
    await fetchAll();
    expect(await pictures(importId)).toEqual({ waiting: 0, fetched: 1, refused: 0 });
    expect((await found())?.imageUrl).toMatch(/^\/api\/articles\/media\/[0-9a-f]+\/row$/);
  },
  patience,
);

it(
  'takes another picture of the same name, and keeps it if a table alone names it',
  async () => {
    const before = await shownOf('K 1');
    const changed = await importing.send(await zipOf('senker.png', 400), { fileName: 'c.zip' });
    expect(changed.counts).toMatchObject({ changed: 1 });
    await importing.apply(changed);
    await fetchAll();
    expect((await shownOf('K 1')).media).toMatchObject([{ width: 400 }]);
    const again = await importing.send(await zipOf('senker.png', 400), { fileName: 'c.zip' });
    expect(again.counts).toMatchObject({ unchanged: 1 });
    expect((await importing.send(csv('K 1', 'senker.png'))).counts).toMatchObject({ unchanged: 1 });
    await withdrawn(changed);
    expect(await shownOf('K 1')).toEqual(before);
  },
  patience,
);

it(
  'finds a file that came with an earlier import of the company',
  async () => {
    const { importId } = await applied(csv('K 2', 'bilder/senker.png'));
    expect(await pictures(importId)).toEqual({ waiting: 0, fetched: 1, refused: 0 });
  },
  patience,
);

it(
  'shows the picture with its shape and its sizes on the page of the article',
  async () => {
    const { articleId } = (await found())!;
    const page = await instance.callAs('visitor', 'getArticle', { params: { articleId }, query: german });
    const medium = page.imageUrl?.replace(/\/row$/, '');
    expect(page.pictures).toEqual([
      {
        src: `${medium}/page`,
        // Smaller than each size, so there is one.
        srcSet: `${medium}/row 300w`,
        thumbnail: `${medium}/row`,
        width: 300,
        height: 200,
        description: null,
      },
    ]);
  },
  patience,
);

it(
  'adds documents to the page, and leaves the pages of other articles as they are',
  async () => {
    maker.answers.set('/blatt', contentOf(aPdf));
    await applied(`Artikelnummer;Bezeichnung;Datenblatt\r\nK 3;Kegelsenker;${maker.origin}/blatt\r\n`);
    const k3 = await instance.em().findOneOrFail(ArticleEntity, { materialNumber: 'K 3' });
    const pageOf = (articleId: string) =>
      instance.callAs('visitor', 'getArticle', { params: { articleId }, query: german });
    const page = await pageOf(k3.articleId);
    expect(page.documentLinks).toEqual([
      {
        link: expect.stringMatching(/^\/api\/articles\/media\/[0-9a-f]{64}\/original$/),
        fileName: 'blatt',
        bytes: aPdf.length,
        mediaType: 'application/pdf',
      },
    ]);
    expect(page.inlinePdfUrl).toBe(page.documentLinks[0]?.link);
    expect(page.pictures).toBeUndefined();
    expect(await pageOf('drill-12')).not.toHaveProperty('pictures');
  },
  patience,
);

it(
  'removes the picture for a dash, and restores it from the earlier archive',
  async () => {
    const before = await shownOf('K 1');
    const done = await applied(csv('K 1', '-'));
    expect(await shownOf('K 1')).toMatchObject({ imageUrl: null, media: [], sourceMedia: [] });
    await withdrawn(done);
    expect(await shownOf('K 1')).toEqual(before);
  },
  patience,
);

it(
  'leaves the picture alone for an empty cell',
  async () => {
    const before = await shownOf('K 1');
    expect((await importing.send(csv('K 1', ''))).counts).toMatchObject({ unchanged: 1 });
    expect(await shownOf('K 1')).toEqual(before);
  },
  patience,
);

it(
  'restores the media that an article had before all imports',
  async () => {
    maker.answers.set('/neu.png', contentOf(await pictureOf(90, 30).png().toBuffer()));
    const before = await shownOf('drill-10-no');
    expect(before).toMatchObject({ imageUrl: '/media/drill.svg', sourceMedia: null, ownMedia: null });
    const first = await applied(csv('drill-10-no', `${maker.origin}/neu.png`));
    expect(await shownOf('drill-10-no')).toMatchObject({
      imageUrl: expect.stringMatching(/^\/api/),
      documentLinks: [],
    });
    const second = await applied(csv('drill-10-no', '-'));
    expect(await shownOf('drill-10-no')).toMatchObject({ imageUrl: null });
    await withdrawn(second);
    expect((await shownOf('drill-10-no')).media).toMatchObject([{ width: 90, height: 30 }]);
    await withdrawn(first);
    expect(await shownOf('drill-10-no')).toEqual(before);
  },
  patience,
);
