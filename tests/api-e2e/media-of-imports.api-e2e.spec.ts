import type { CallAnswer } from '@werkbank/contracts/calls';
import { anMp4, aPdf, pngOf, zipOf } from '../instance/made-files.ts';
import {
  accountOf,
  eventually,
  type Person,
  runningInstance,
  signIn,
  visitor,
} from '../instance/running-instance.ts';

const audience = { lng: 'de', country: 'DE', currency: 'EUR' } as const;
const number = `MEDIA ${Date.now()}`;
const table = `Artikelnummer;Bezeichnung;Bild;Datenblatt;Video\r\n${number};Kegelsenker;senker.png;blatt.pdf;film.mp4\r\n`;

/** A picture, a PDF and a video of a catalogue import, as browsers get them through the gateway. */
describe('media of a catalogue import', () => {
  let producer: Person;
  let importId: number;
  let article: CallAnswer<'getArticle'>;
  const status = async () => (await producer.api('getCatalogueImport', { params: { importId } })).status;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, runningInstance().address), { headers });
    const content = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), content };
  };

  beforeAll(async () => {
    producer = await signIn(accountOf(({ role }) => role === 'producer'));
    const file = zipOf({
      'artikel.csv': Buffer.from(table),
      'senker.png': pngOf(600, 200),
      'blatt.pdf': aPdf,
      'film.mp4': anMp4,
    });
    const request = { headers: { 'x-file-name': 'katalog.zip' }, query: { mode: 'update' as const } };
    ({ importId } = await producer.api('startCatalogueImport', request, { file }));
    await eventually(status, (now) => now === 'Preview', 60);
    await producer.api('applyCatalogueImport', { params: { importId } });
    await eventually(status, (now) => now === 'Done', 60);
    const found = await eventually(
      () => visitor()('searchArticles', { query: { ...audience, q: number } }),
      ({ articles }) => articles.some(({ materialNumber }) => materialNumber === number),
    );
    const { articleId } = found.articles.find(({ materialNumber }) => materialNumber === number)!;
    article = await eventually(
      () => visitor()('getArticle', { params: { articleId }, query: audience }),
      ({ imageUrl, videoUrl, documentLinks }) =>
        imageUrl !== null && videoUrl !== null && documentLinks.length === 1,
      60,
    );
  }, 240_000);
  afterAll(() => producer?.api('withdrawCatalogueImport', { params: { importId } }));

  it.each(['row', 'page', 'full'])('has the picture in the size %s for ever', async (size) => {
    const { headers, ...answer } = await read(article.imageUrl!.replace(/row$/, size));
    expect(answer.status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`default-src 'none'; sandbox`),
    });
    expect(answer.content.toString('latin1', 8, 12)).toBe('WEBP');
    const again = await read(article.imageUrl!.replace(/row$/, size), { 'if-none-match': headers['etag']! });
    expect([again.status, again.content.length]).toEqual([304, 0]);
  });

  it('shows the shape of the picture, and saves its original', async () => {
    expect(article.pictures).toMatchObject([{ width: 600, height: 200 }]);
    const { headers } = await read(article.imageUrl!.replace(/row$/, 'original'));
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  it('opens the PDF in the viewer of the browser', async () => {
    const [document] = article.documentLinks;
    expect(document).toMatchObject({ fileName: 'blatt.pdf', mediaType: 'application/pdf' });
    const { headers, content } = await read(document!.link);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; object-src 'self'; frame-ancestors 'self'`,
    });
    expect(content.equals(aPdf)).toBe(true);
  });

  it('plays parts of the video', async () => {
    const { status: code, headers, content } = await read(article.videoUrl!, { range: 'bytes=0-23' });
    expect(code).toBe(206);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 0-23/${anMp4.length}`,
      'content-length': '24',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain(`media-src 'self'`);
    expect(content.equals(anMp4.subarray(0, 24))).toBe(true);
    const beyond = await read(article.videoUrl!, { range: 'bytes=9999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${anMp4.length}`]);
  });

  it.each(['row', 'original'])('has no medium of another content in the size %s', async (size) => {
    const { status: code, headers } = await read(`/api/articles/media/${'0'.repeat(64)}/${size}`);
    expect([code, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
