import { brotliDecompressSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';
import { SHARED_WITH_HEADER } from '@werkbank/platform/http';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { gatewayBefore, type GatewayForTests } from '../testing/gateway-for-tests.js';

const page = JSON.stringify({ articles: Array.from({ length: 100 }, (_, row) => ({ row, name: 'drill' })) });
const asked: { url: string | undefined; method: string | undefined; headers: IncomingHttpHeaders }[] = [];
let gateway: GatewayForTests;
let buyer: TestUser;
let colleague: TestUser;
let otherBuyer: TestUser;
let producer: TestUser;
/** Tokens that services refuse from now on. */
const ended = new Set<string>();
/** The group of readers, by token, that the service puts into its header. */
const customers = new Map<string, string>();
const sharedWith = (authorization = '') => customers.get(authorization) ?? 'visitors';
async function tokenOf(user: TestUser, companyId: number) {
  const authorization = `Bearer ${await user.accessToken()}`;
  customers.set(authorization, `customer-${companyId}`);
  return authorization;
}

beforeAll(async () => {
  buyer = await testUser({ companyId: 7, companyType: 'Customer' });
  colleague = await testUser({ userId: 71, companyId: 7, companyType: 'Customer' });
  otherBuyer = await testUser({ companyId: 8, companyType: 'Customer' });
  producer = await testUser({ companyId: 9, companyType: 'Producer', roles: ['company-admin'] });
  gateway = await gatewayBefore((request, response) => {
    asked.push({ url: request.url, method: request.method, headers: request.headers });
    if (request.url?.includes('broken')) return void response.destroy();
    if (ended.has(request.headers.authorization ?? '')) return void response.writeHead(401).end('{}');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('etag', 'W/"one"');
    // An hour instead of a second, so no test depends on the speed of the machine.
    response.setHeader('surrogate-control', 'max-age=3600');
    response.setHeader(SHARED_WITH_HEADER, sharedWith(request.headers.authorization));
    if (request.headers['if-none-match'] === 'W/"one"') return void response.writeHead(304).end();
    response.end(page);
  });
});
afterEach(() => asked.splice(0));
afterAll(() => gateway.stop());

function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      get(gateway.address + path, { headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      }).once('error', reject);
    },
  );
}

it('makes one call to the service for equal requests of visitors, and encodes its answer for each', async () => {
  const path = '/api/articles/search?q=drill';
  const packed = await ask(path, { 'accept-encoding': 'br', cookie: 'other=1', 'if-none-match': 'W/"mine"' });
  const plain = await ask(path);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).not.toHaveProperty('if-none-match');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(brotliDecompressSync(packed.body).toString()).toBe(page);
  expect(plain.body.toString()).toBe(page);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(packed.body.length),
    vary: 'accept-encoding, authorization',
    etag: 'W/"one"',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(plain.headers['x-request-id']).not.toBe('');
});

it('answers 304 to a reader whose copy is still valid', async () => {
  const path = '/api/articles/search?q=known';
  const { status, body } = await ask(path, { 'if-none-match': 'W/"one"' });
  expect([status, body.length]).toEqual([304, 0]);
  expect((await ask(path)).body.toString()).toBe(page);
  expect(asked).toHaveLength(1);
});

it('shares an answer among the people of one customer, but with no others', async () => {
  const path = '/api/articles/search?q=ours';
  const ours = await tokenOf(buyer, 7);
  const first = await ask(path, { authorization: ours, 'accept-encoding': 'br' });
  const colleagues = await tokenOf(colleague, 7);
  const second = await ask(path, { authorization: colleagues, 'accept-encoding': 'br' });
  expect(second.body).toEqual(first.body);
  // This call only checks the colleague's access.
  expect(asked.at(-1)?.headers['if-none-match']).toBe('W/"one"');
  for (const authorization of [ours, colleagues]) await ask(path, { authorization });
  expect(second.headers['cache-control']).toBe('no-store');
  for (const name of ['etag', 'surrogate-control', SHARED_WITH_HEADER])
    expect(second.headers).not.toHaveProperty(name);
  const theirs = await tokenOf(otherBuyer, 8);
  await ask(path, { authorization: theirs });
  await ask(path);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([ours, colleagues, theirs, undefined]);
});

it("refuses a customer's answer after the session has ended, however fresh the entry is", async () => {
  const path = '/api/articles/search?q=over';
  const [ours, colleagues] = [await tokenOf(buyer, 7), await tokenOf(colleague, 7)];
  for (const authorization of [ours, colleagues])
    expect((await ask(path, { authorization })).status).toBe(200);
  ended.add(colleagues);
  const logout = `${gateway.address}/api/authentication/accessTokens/one`;
  await fetch(logout, { method: 'DELETE', headers: { authorization: ours } });
  expect((await ask(path, { authorization: colleagues })).status).toBe(401);
  expect((await ask(path, { authorization: ours })).status).toBe(200);
  expect((await ask(path, { authorization: colleagues })).status).toBe(401);
  ended.clear();
});

it.each([
  ['a customer whose service means somebody else', () => tokenOf(buyer, 8)],
  ['a producer, who sees at once what she has changed', () => tokenOf(producer, 9)],
])('keeps nothing for %s', async (_, login) => {
  const authorization = await login();
  const path = '/api/articles/search?q=none';
  for (const _time of [1, 2]) await ask(path, { authorization });
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([authorization, authorization]);
});

it('revalidates by ETag after a change through this gateway', async () => {
  const path = '/api/articles/search?q=changed';
  await ask(path);
  const changed = await fetch(`${gateway.address}/api/discounts/groups/1/1`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await producer.accessToken()}` },
  });
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE' });
  expect(changed.status).toBe(200);
  expect((await ask(path)).body.toString()).toBe(page);
  expect(asked.at(-1)?.headers['if-none-match']).toBe('W/"one"');
});

it('answers 503 while the service is down, and calls it again for the next request', async () => {
  const path = '/api/articles/search?q=broken';
  for (const _ of [1, 2]) {
    const { status, body } = await ask(path);
    expect([status, JSON.parse(body.toString())]).toMatchObject([503, { code: 'PART_UNAVAILABLE' }]);
  }
  expect(asked).toHaveLength(2);
});
