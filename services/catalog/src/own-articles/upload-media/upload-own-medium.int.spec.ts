import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { aPdf, pictureOf } from '../../media/testing/fake-maker.js';
import { german, patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, producerOf, refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let producer: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  producer = await producerOf(alpspitz);
}, patience);
afterAll(() => instance?.stop(), patience);

const upload = (name: string, content: Uint8Array<ArrayBuffer>) =>
  instance.callAs(
    producer,
    'uploadOwnArticleMedium',
    { headers: { 'x-file-name': encodeURIComponent(name) }, query: {} },
    { file: content },
  );
const show = (articleId: string) =>
  instance.callAs(producer, 'getOwnArticle', { params: { articleId }, query: {} });
const change = (articleId: string, sources: readonly string[]) =>
  instance.callAs(producer, 'changeOwnArticle', {
    params: { articleId },
    query: {},
    body: {
      media: sources.map((source) => ({ source, purpose: null, description: { de: 'Bild', en: '' } })),
    },
  });
const inShop = (articleId: string) =>
  instance.callAs('visitor', 'getArticle', { params: { articleId }, query: german });
const png = async (width = 300) => new Uint8Array(await pictureOf(width, 200).png().toBuffer());
const pdf = new Uint8Array(aPdf);
const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

it(
  'shows an uploaded picture and document in the shop with the next call',
  async () => {
    const [picture, document] = [await upload('Bohrer 1.png', await png()), await upload('Blatt.pdf', pdf)];
    expect(picture).toMatchObject({ kind: 'image', fileName: 'Bohrer 1.png' });
    await change('drill-10', [picture.source, document.source]);
    expect(await inShop('drill-10')).toMatchObject({
      imageUrl: picture.thumbnail,
      pictures: [{ width: 300, height: 200, description: 'Bild' }],
      documentLinks: [{ fileName: 'Blatt.pdf', mediaType: 'application/pdf' }],
    });
    const { media, formerMedia } = await show('drill-10');
    expect(media).toMatchObject([
      { state: 'done', kind: 'image', fileName: 'Bohrer 1.png', thumbnail: picture.thumbnail },
      { state: 'done', kind: 'document', fileName: 'Blatt.pdf' },
    ]);
    expect(formerMedia).toEqual([]);
  },
  patience,
);

it(
  'changes the order of media and takes some away',
  async () => {
    const [one, other] = [await upload('1.png', await png(310)), await upload('2.png', await png(320))];
    await change('drill-11', [one.source, other.source]);
    await change('drill-11', [other.source, one.source]);
    expect((await inShop('drill-11')).imageUrl).toBe(other.thumbnail);
    await change('drill-11', []);
    expect(await inShop('drill-11')).toMatchObject({ imageUrl: null, documentLinks: [] });
  },
  patience,
);

it('names the pictures from before the first upload', async () => {
  expect((await show('drill-12')).formerMedia).toEqual([
    '/media/drill.svg',
    '/media/drill-drawing.svg',
    '/media/drill.pdf#page=1-3,5',
  ]);
});

it.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
  ['a page that is called a picture', 'a.png', async () => html, 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a PDF that is called a picture', 'a.jpg', async () => pdf, 415, 'FILE_OF_OTHER_TYPE'],
  ['a PNG that is called a JPEG', 'a.jpeg', () => png(), 415, 'FILE_OF_OTHER_TYPE'],
  ['half a picture', 'a.png', async () => (await png()).slice(0, 80), 415, 'PICTURE_BROKEN'],
  ['an empty file', 'a.png', async () => new Uint8Array(), 400, 'FILE_EMPTY'],
])('refuses %s', async (_what, name, content, status, code) => {
  expect(await refusalOf(upload(name, await content()))).toMatchObject({ status, code, field: 'file' });
});
