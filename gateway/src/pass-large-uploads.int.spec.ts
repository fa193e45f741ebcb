import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually, type TestUser, testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';
import { type RawRequest, rawRequest } from './testing/raw-request.js';

const mebibyte = 2 ** 20;
const arriving: { bytes: number; brokenOff: boolean }[] = [];
const sockets: RawRequest[] = [];
let gateway: GatewayForTests;
let user: TestUser;
beforeAll(async () => {
  user = await testUser({ companyId: 7, companyType: 'Producer' });
  gateway = await gatewayBefore((request, response) => {
    const upload = { bytes: 0, brokenOff: false };
    arriving.push(upload);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => (upload.bytes += chunk.length));
    request.once('close', () => (upload.brokenOff = !request.complete));
    request.once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
}, 30_000);
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  arriving.length = 0;
});
afterAll(() => gateway.stop());

async function begin(contentLength: number, path = '/api/catalogue-imports?mode=full', sender = user) {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${await sender.accessToken()}`,
    `Content-Length: ${contentLength}`,
    '',
    '',
  ].join('\r\n');
  const begun = await rawRequest(gateway.port, head);
  sockets.push(begun);
  return begun;
}

it('passes 300 MiB on without holding them', async () => {
  const bytes = 300 * mebibyte;
  const upload = await begin(bytes);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held = (): number => {
    collectGarbage();
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const before = held();
  let most = 0;
  const chunk = Buffer.alloc(mebibyte / 4, 'x');
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    if (!upload.socket.write(chunk)) await once(upload.socket, 'drain');
    if (sent % (10 * mebibyte) === 0) most = Math.max(most, held());
  }
  expect(await upload.firstLine()).toBe('HTTP/1.1 200 OK');
  expect(arriving).toMatchObject([{ bytes, brokenOff: false }]);
  expect((most - before) / mebibyte).toBeLessThan(64);
}, 60_000);

it('refuses a file of more than 2 GiB by its length, and other files above 16 MiB as before', async () => {
  for (const [length, path] of [
    [2 ** 31 + 1, undefined],
    [17 * mebibyte, '/api/attachments'],
  ] as const) {
    const upload = await begin(length, path);
    const whole = new Promise((resolve) => upload.socket.on('data', (data) => resolve(String(data))));
    expect(await whole).toMatch(/^HTTP\/1.1 413 [^]*"code":"BODY_TOO_LARGE"/);
  }
  expect(arriving).toEqual([]);
});

it('lets a company send two at a time, apart from its other files', async () => {
  const colleague = await testUser({ userId: 72, companyId: 7, companyType: 'Producer' });
  await begin(100);
  await begin(100, undefined, colleague);
  await eventually(() => expect(arriving).toHaveLength(2));
  const third = await begin(100);
  expect(await third.whole).toMatch(/^HTTP\/1.1 429 [^]*"code":"TOO_MANY_UPLOADS"/);
  await begin(100, '/api/attachments');
  await eventually(() => expect(arriving).toHaveLength(3));
});

it('breaks off at the service what its sender breaks off, and has room again', async () => {
  for (let round = 0; round < 3; round++) {
    const upload = await begin(100 * mebibyte);
    upload.socket.write('x'.repeat(mebibyte));
    await eventually(() => expect(arriving[round]?.bytes).toBe(mebibyte));
    upload.socket.destroy();
    await eventually(() => expect(arriving[round]).toMatchObject({ brokenOff: true }));
  }
});
