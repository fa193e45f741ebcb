import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { eventually, type TestUser, testUser } from '@werkbank/platform/testing';
import { gatewayBefore, type GatewayForTests } from './testing/gateway-for-tests.js';

let gateway: GatewayForTests;
let buyer: TestUser;
/** Answers whose headers the service has sent. */
let begun: ServerResponse[] = [];
let seen: IncomingMessage['headers'] | undefined;
const cut: IncomingMessage[] = [];

beforeAll(async () => {
  buyer = await testUser({ companyId: 7, companyType: 'Customer' });
  gateway = await gatewayBefore(
    (request, response) => {
      if (!request.url?.startsWith('/api/order-changes')) return void response.end('{}');
      seen = request.headers;
      begun.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: begin\n\n');
    },
    { OPEN_STREAMS_PER_ADDRESS: '70', OPEN_STREAMS: '66', OPEN_CALLS_PER_ADDRESS: '2' },
  );
});
afterEach(() => {
  for (const answer of cut.splice(0)) answer.destroy();
  begun = [];
});
afterAll(() => gateway.stop());

async function follow(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const authorization = `Bearer ${await buyer.accessToken()}`;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      `${gateway.address}/api/order-changes`,
      { headers: { authorization, ...headers }, agent: false },
      resolve,
    ).once('error', reject);
  });
  cut.push(answer);
  return answer;
}

const next = (answer: IncomingMessage) =>
  new Promise<string>((resolve) => answer.once('data', (part: Buffer) => resolve(part.toString())));

it("passes each message on at once, uncompressed, with the caller's address and last event id", async () => {
  const answer = await follow({ 'last-event-id': 'a.7', 'accept-encoding': 'br, gzip' });
  expect(await next(answer)).toBe('event: begin\n\n');
  expect(seen).toMatchObject({ 'last-event-id': 'a.7', 'x-forwarded-for': '127.0.0.1' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  begun[0]?.write('event: order-changed\n\n');
  expect(await next(answer)).toBe('event: order-changed\n\n');
});

it("closes the service's stream after the reader disconnects", async () => {
  const answer = await follow();
  const gone = new Promise<boolean>((resolve) => begun[0]?.once('close', () => resolve(true)));
  answer.destroy();
  expect(await gone).toBe(true);
});

it('keeps streams and calls apart, each with its own limit', async () => {
  // More than the shared connections for calls.
  const streams = await Promise.all(Array.from({ length: 66 }, () => follow()));
  expect(streams.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const call = await fetch(`${gateway.address}/api/sales-orders`, {
    headers: { authorization: `Bearer ${await buyer.accessToken()}` },
  });
  expect(call.status).toBe(200);
  expect((await follow()).statusCode).toBe(503);
  for (const stream of streams) stream.destroy();
  await eventually(async () => {
    const again = await follow();
    if (again.statusCode !== 200) throw new Error(`still ${again.statusCode}`);
  });
});

it('requires an access token', async () => {
  const answer = await fetch(`${gateway.address}/api/order-changes`);
  expect(answer.status).toBe(401);
});
