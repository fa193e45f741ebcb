import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventually, type TestUser, testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';
import { type RawRequest, rawRequest } from './testing/raw-request.js';

const mebibyte = 2 ** 20;

/** The part of an upload that reached the service. */
interface Arriving {
  bytes: number;
  whole: boolean;
  brokenOff: boolean;
  headers: IncomingMessage['headers'];
}
const arriving: Arriving[] = [];

function takeFile(request: IncomingMessage, response: ServerResponse): void {
  const upload: Arriving = { bytes: 0, whole: false, brokenOff: false, headers: request.headers };
  arriving.push(upload);
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    upload.bytes += chunk.length;
  });
  request.once('close', () => {
    upload.brokenOff = !upload.whole;
  });
  request.once('end', () => {
    upload.whole = true;
    response.setHeader('content-type', 'application/json').end('{"from":"service"}');
  });
}

const refusal = '{"code":"ATTACHMENT_FORBIDDEN","message":""}';
/** A service that refuses the file after reading the headers. */
function refuseFile(request: IncomingMessage, response: ServerResponse): void {
  request.on('error', () => undefined);
  response.writeHead(403, { 'content-type': 'application/json' }).end(refusal);
}

let gateway: GatewayForTests;
let user: TestUser;
let stranger: TestUser;
const sockets: RawRequest[] = [];
beforeAll(async () => {
  [user, stranger] = await Promise.all([
    testUser({ companyId: 7, companyType: 'Producer' }),
    testUser({ userId: 81, companyId: 8, companyType: 'Customer' }),
  ]);
  gateway = await gatewayBefore(
    (request, response) => {
      if (request.headers['x-object-id'] === 'of-others') refuseFile(request, response);
      else takeFile(request, response);
    },
    { UPLOADS_PER_SERVICE: '8', UPLOADS_PER_PERSON: '3', UPLOADS_PER_COMPANY: '4' },
  );
}, 30_000);
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  arriving.length = 0;
});
afterAll(() => gateway.stop());

/** An upload whose body the test sends by hand. */
async function begin(headers: string[], sender = user): Promise<RawRequest> {
  const head = [
    'POST /api/attachments HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${await sender.accessToken()}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
  const begun = await rawRequest(gateway.port, head);
  sockets.push(begun);
  return begun;
}

async function send({ socket }: RawRequest, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    if (!socket.write(chunk.subarray(0, bytes - sent))) await once(socket, 'drain');
  }
}

it('streams a file to the service', async () => {
  const upload = await begin(['Content-Type: application/pdf', `Content-Length: ${mebibyte}`]);
  await send(upload, mebibyte / 2);
  await eventually(() => expect(arriving[0]?.bytes).toBe(mebibyte / 2));
  await send(upload, mebibyte / 2);
  expect(await upload.firstLine()).toBe('HTTP/1.1 200 OK');
  expect(arriving).toMatchObject([
    { bytes: mebibyte, whole: true, headers: { 'content-length': `${mebibyte}` } },
  ]);
});

it('passes on a file without a length, and one without type and content', async () => {
  const pieces = await begin(['Transfer-Encoding: chunked']);
  pieces.socket.write('3\r\nabc\r\n0\r\n\r\n');
  const empty = await begin(['Content-Length: 0']);
  for (const upload of [pieces, empty]) expect(await upload.firstLine()).toBe('HTTP/1.1 200 OK');
  expect(arriving.map(({ bytes }) => bytes).toSorted((one, other) => one - other)).toEqual([0, 3]);
  for (const { headers } of arriving) expect(headers['content-type']).toBe('application/octet-stream');
});

it("passes the service's refusal on before the file is sent", async () => {
  const upload = await begin(['X-Object-Id: of-others', `Content-Length: ${mebibyte}`]);
  expect(await upload.firstLine()).toBe('HTTP/1.1 403 Forbidden');
});

it('passes the refusal on to callers that read the answer only after sending', async () => {
  const headers = { authorization: `Bearer ${await user.accessToken()}`, 'x-object-id': 'of-others' };
  for (let round = 0; round < 5; round += 1) {
    const body = new Uint8Array(12 * mebibyte);
    const answer = await fetch(`${gateway.address}/api/attachments`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([403, refusal]);
  }
});

it('refuses a file without a length as soon as it is too large, and breaks it off', async () => {
  const upload = await begin(['Transfer-Encoding: chunked']);
  const piece = `${mebibyte.toString(16)}\r\n${'x'.repeat(mebibyte)}\r\n`;
  for (let sent = 0; sent < 17; sent += 1) upload.socket.write(piece);
  expect(await upload.firstLine()).toBe('HTTP/1.1 413 Payload Too Large');
  await eventually(() => expect(arriving).toMatchObject([{ whole: false, brokenOff: true }]));
});

it('breaks off the upload to the service if the sender breaks off', async () => {
  const upload = await begin([`Content-Length: ${mebibyte}`]);
  await send(upload, mebibyte / 2);
  await eventually(() => expect(arriving[0]?.bytes).toBe(mebibyte / 2));
  upload.socket.destroy();
  await eventually(() => expect(arriving).toMatchObject([{ whole: false, brokenOff: true }]));
});

it('keeps places for others while a person or a company uses all its own, and frees them afterwards', async () => {
  const colleague = await testUser({ userId: 72, companyId: 7, companyType: 'Producer' });
  for (let open = 0; open < 3; open += 1) await begin(['Content-Length: 50']);
  await begin(['Content-Length: 50'], colleague);
  await eventually(() => expect(arriving).toHaveLength(4));
  for (const sender of [user, colleague]) {
    const refused = await begin(['Content-Length: 50'], sender);
    expect(await refused.whole).toMatch(/^HTTP\/1.1 429 [^]*"code":"TOO_MANY_UPLOADS"/);
  }
  const other = await begin(['Content-Length: 1'], stranger);
  other.socket.write('x');
  expect(await other.firstLine()).toBe('HTTP/1.1 200 OK');
  for (const { socket } of sockets) socket.destroy();
  await eventually(async () => {
    const again = await begin(['Content-Length: 1']);
    again.socket.write('x');
    expect(await again.firstLine()).toBe('HTTP/1.1 200 OK');
  });
}, 20_000);

it('limits parallel uploads, reserves the last places for callers without one, and delays no call', async () => {
  const numbers = [91, 92, 93, 94];
  const senders = await Promise.all(
    numbers.map((number) => testUser({ userId: number, companyId: number, companyType: 'Customer' })),
  );
  const newcomer = senders.pop();
  for (const sender of senders) {
    for (let open = 0; open < 2; open += 1) await begin(['Content-Length: 50'], sender);
  }
  await eventually(() => expect(arriving).toHaveLength(6));
  const refused = await begin(['Content-Length: 50'], senders[0]);
  expect(await refused.firstLine()).toBe('HTTP/1.1 503 Service Unavailable');
  const taken = await begin(['Content-Length: 1'], newcomer);
  taken.socket.write('x');
  expect(await taken.firstLine()).toBe('HTTP/1.1 200 OK');
  expect((await fetch(`${gateway.address}/api/configuration`)).status).toBe(200);
}, 20_000);

it('buffers no files in memory', async () => {
  const bytes = 16 * mebibyte;
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  let most = before;
  const uploads = await Promise.all(
    [user, user, user, stranger, stranger, stranger].map((sender) =>
      begin([`Content-Length: ${bytes}`], sender),
    ),
  );
  const watch = setInterval(() => (most = Math.max(most, held())), 5);
  // All but the last byte is at the service while none of them is whole.
  await Promise.all(uploads.map((upload) => send(upload, bytes - 1)));
  await eventually(() => expect(arriving.map((upload) => upload.bytes)).toEqual(Array(6).fill(bytes - 1)));
  clearInterval(watch);
  process.stdout.write(
    `held of 6 uploads of 16 MiB: ${((most - before) / (6 * bytes)).toFixed(2)} of their bytes\n`,
  );
  for (const { socket } of uploads) socket.write('x');
  for (const upload of uploads) expect(await upload.firstLine()).toBe('HTTP/1.1 200 OK');
}, 30_000);

it('answers 503 if the service is down', async () => {
  const alone = await gatewayBefore(() => undefined, { ORDERS_URL: 'http://127.0.0.1:9' });
  const headers = { authorization: `Bearer ${await user.accessToken()}` };
  const answer = await fetch(`${alone.address}/api/attachments`, { method: 'POST', headers, body: 'x' });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'PART_UNAVAILABLE' }]);
  await alone.stop();
});
