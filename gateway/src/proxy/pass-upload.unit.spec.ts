import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Route, routes } from '@werkbank/contracts/routes';
import Fastify, { type FastifyInstance } from 'fastify';
import { rawRequest } from '../testing/raw-request.js';
import { type UploadBounds, UploadPassage } from './pass-upload.js';
import { FilePlaces } from './file-places.js';

const route: Route = routes.createAttachment;
let service: Server;
let brokenOff: Promise<void>;
let front: FastifyInstance;
let hurriedFront: FastifyInstance;
beforeAll(async () => {
  service = createServer((request, answer) => {
    if (request.headers['x-file-id'] === 'refused') answer.writeHead(403).end();
  });
  brokenOff = new Promise((resolve) => {
    service.on('request', (request) => request.on('error', () => undefined).once('close', resolve));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const slow = { bytesPerSecond: 10, overMs: 100 };
  front = await frontOf(there, { bytes: 100, withinMs: 30_000, serviceMs: 30_000, pace: slow });
  const patient = { bytesPerSecond: 1, overMs: 30_000 };
  hurriedFront = await frontOf(there, { bytes: 100, withinMs: 250, serviceMs: 30_000, pace: patient });
});

async function frontOf(there: string, bounds: UploadBounds): Promise<FastifyInstance> {
  const places = new FilePlaces({ ofService: 1, ofPerson: 1, ofCompany: 1 });
  const passage = new UploadPassage(bounds, places, undefined);
  const caller = { kind: 'visitor', language: 'de' } as const;
  const made = Fastify();
  made.removeAllContentTypeParsers();
  made.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  made.post(route.path, (request, reply) => passage.pass(request, reply, { route, service: there, caller }));
  await made.listen({ port: 0, host: '127.0.0.1' });
  return made;
}

afterAll(async () => {
  await Promise.all([front.close(), hurriedFront.close()]);
  await new Promise((resolve) => service.close(resolve));
});

it('refuses a file that comes below the pace, and breaks it off at the service', async () => {
  const { port } = front.server.address() as AddressInfo;
  const head = `POST ${route.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nx`;
  const answer = await (await rawRequest(port, head)).whole;
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout[^]*"code":"UPLOAD_TOO_SLOW"/);
  await brokenOff;
});

it('refuses a file that keeps the pace and takes too long all the same', async () => {
  const { port } = hurriedFront.server.address() as AddressInfo;
  const head = `POST ${route.path} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nx`;
  const upload = await rawRequest(port, head);
  const sending = setInterval(() => upload.socket.write('xx'), 10);
  const answer = await upload.whole;
  clearInterval(sending);
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout[^]*"code":"REQUEST_TOO_SLOW"/);
});

it('reads no more than twice of what a file may be, whatever was answered', async () => {
  const { port } = front.server.address() as AddressInfo;
  const chunk = `32\r\n${'x'.repeat(50)}\r\n`;
  const head = `POST ${route.path} HTTP/1.1\r\nHost: x\r\nX-File-Id: refused\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head);
  const sending = setInterval(() => socket.write(chunk), 5);
  await closed;
  clearInterval(sending);
  expect(socket.bytesWritten).toBeGreaterThan(200);
});
