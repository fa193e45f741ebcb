import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { routes } from '@werkbank/contracts/routes';
import Fastify, { type FastifyInstance } from 'fastify';
import { boundedServer } from './bounded-server.js';
import { takeLargeBodies } from './large-bodies.js';

const { path } = routes.startCatalogueImport;
let server: FastifyInstance;
const taken: string[] = [];
beforeEach(async () => {
  server = Fastify({ ...boundedServer({ requestMs: 300, headerBytes: 16 * 1024 }) });
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  // The longer one of both times bounds a whole request.
  server.server.headersTimeout = 200;
  takeLargeBodies(server);
  for (const url of [path, '/other'])
    server.post(url, async ({ body }) => {
      taken.push(await text(body as Readable));
      return 'taken';
    });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const begin = (url: string, socket: Socket): void => {
  socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 3\r\n\r\na`);
};
const opened = async (): Promise<Socket> => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
};
const answer = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it('lets a large body take longer than the request timeout of other calls', async () => {
  const [large, other] = [await opened(), await opened()];
  begin(path, large);
  begin('/other', other);
  expect(await answer(other)).toMatch(/^HTTP\/1.1 408 /);
  large.write('bc');
  expect(await answer(large)).toMatch(/^HTTP\/1.1 200 /);
  expect(taken).toEqual(['abc']);
  begin('/other', large);
  expect(await answer(large)).toMatch(/^HTTP\/1.1 408 /);
});

it('breaks a large body off when the server closes', async () => {
  const large = await opened();
  begin(path, large);
  await once(server.server, 'request');
  const cut = once(large, 'close').then(() => 'cut');
  await server.close();
  expect(await cut).toBe('cut');
});
