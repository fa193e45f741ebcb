import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestInstance, type TestInstance } from '@werkbank/platform/testing';
import { CatalogModule } from '../../catalog.module.js';
import { database } from '../../database.js';
import { catalogEnv } from '../../env.js';
import { patience, swiss } from '../../testing/catalog-instance.js';

/** In place of Meilisearch: what it answers when its disk is full, its key is wrong or its process is broken. */
let answer: RequestListener;
let engine: Server;
let instance: TestInstance;
beforeAll(async () => {
  engine = createServer((request, response) => answer(request, response));
  answer = failing(500, '{"message":"internal","code":"internal","type":"internal","link":""}');
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  instance = await startTestInstance({
    module: CatalogModule,
    database,
    envSchema: catalogEnv,
    env: { MEILI_URL: `http://127.0.0.1:${port}` },
  });
}, patience);
afterAll(async () => {
  await instance?.stop();
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
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
] as const)('asks people to come again, and stays ready, while the search engine %s', async (what, how) => {
  answer = how;
  const search = instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: `drill ${what}` } });
  await expect(search).rejects.toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
  expect(await ready()).toMatchObject({
    status: 200,
    ready: true,
    degraded: ['search'],
    parts: { search: 'down' },
  });
});
