import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { FillSearchIndex } from '../../search/index.js';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

/** A stand-in for Meilisearch with a full disk, a wrong key or a broken process. */
let answer: RequestListener;
let engine: Server;
let instance: TestInstance;
beforeAll(async () => {
  engine = createServer((request, response) => answer(request, response));
  answer = failing(500, '{"message":"internal","code":"internal","type":"internal","link":""}');
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  instance = await startCatalogInstance({ MEILI_URL: `http://127.0.0.1:${port}` });
}, patience);
afterAll(async () => {
  await instance?.stop();
  engine.closeAllConnections();
  engine.close();
}, patience);

function failing(status: number, body: string): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}
const ready = async () => {
  const response = await fetch(`${instance.url}/health/ready`);
  return { status: response.status, ...((await response.json()) as object) };
};

it.each([
  ['fails', failing(500, '{"message":"internal","code":"internal","type":"internal","link":""}')],
  ['fails without a word', failing(500, 'no space left on device')],
  [
    'is overloaded',
    failing(503, '{"message":"busy","code":"too_many_search_requests","type":"system","link":""}'),
  ],
  ['refuses our key', failing(403, '{"message":"key","code":"invalid_api_key","type":"auth","link":""}')],
  [
    'lost its index',
    failing(404, '{"message":"index","code":"index_not_found","type":"invalid_request","link":""}'),
  ],
  ['answers something else', failing(200, '<html>')],
  ['breaks off', ((request) => request.socket.destroy()) as RequestListener],
] as const)(
  'searches the database, and reports the limitation, while the search engine %s',
  async (what, how) => {
    answer = how;
    const began = performance.now();
    const found = await instance.callAs('visitor', 'searchArticles', {
      query: { ...swiss, q: `spiralbohrer ${what}` },
    });
    expect(found.totalItems).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await ready()).toMatchObject({
      status: 200,
      ready: true,
      degraded: ['search'],
      parts: { search: 'down' },
    });
  },
);

it('stores a change that an engine misses in the database, and keeps it for the engine', async () => {
  await instance
    .em()
    .execute(
      `update article set name = '{"de": "Zapfensenker", "en": "Counterbore"}' where article_id = 'key-3'`,
    );
  await instance.app.get(FillSearchIndex).refreshChanged(instance.em());
  const find = () => instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: 'zapfensenker' } });
  await eventually(async () => expect((await find()).totalItems).toBe(1));
  const missed = await instance
    .em()
    .execute<{ articleId: string }[]>(
      `select distinct article_id as "articleId" from article_to_index where for_engine order by 1`,
    );
  // The timer may have indexed the catalogue before its rebuild.
  expect(missed).toEqual(expect.arrayContaining([{ articleId: '*' }, { articleId: 'key-3' }]));
  expect(await instance.app.get(FillSearchIndex).catchUpEngine(instance.em())).toBe(0);
});

it('searches the database where the connection to the engine is refused', async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
  const found = await instance.callAs('visitor', 'searchArticles', {
    query: { ...swiss, q: 'spiralbohrer 6,8' },
  });
  expect(found.totalItems).toBe(1);
});
