import { eventually } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';
import { type RawRequest, rawRequest } from './testing/raw-request.js';

const bodies: string[] = [];
let gateway: GatewayForTests;
const sockets: RawRequest[] = [];

beforeAll(async () => {
  gateway = await gatewayBefore((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{"from":"service"}');
    });
  });
});
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  bodies.length = 0;
});
afterAll(() => gateway.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.address}${path}`, { ...init, signal: AbortSignal.timeout(5_000) });

const json = { 'content-type': 'application/json' };

/** A call that announces a body but never sends it. */
const begin = async (path: string, localAddress = '127.0.0.2') => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`;
  const begun = await rawRequest(gateway.port, head, localAddress);
  sockets.push(begun);
  return begun;
};

it.each(['/api/authentication/renewals', '/api/basket/refresh'])(
  'serves other callers while 120 idle connections of three addresses hold back the body of %s',
  async (path) => {
    for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
      for (let opened = 0; opened < 40; opened += 1) await begin(path, address);
    }
    const answer = await ask(path, { method: 'POST', body: '{}', headers: json });
    expect(answer.status).toBe(200);
    expect(bodies).toEqual(['{}']);
  },
  30_000,
);

it('limits open calls per address', async () => {
  const path = '/api/basket/refresh';
  for (let opened = 0; opened < 47; opened += 1) await begin(path, '127.0.0.5');
  const last = await begin(path, '127.0.0.5');
  const refused = await (await begin(path, '127.0.0.5')).firstLine();
  expect(refused).toBe('HTTP/1.1 429 Too Many Requests');
  expect((await ask('/api/configuration')).status).toBe(200);
  last.socket.destroy();
  await eventually(async () => {
    const whole = `GET /api/configuration HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const again = await rawRequest(gateway.port, whole, '127.0.0.5');
    expect(await again.whole).toMatch(/^HTTP\/1.1 200 OK/);
  });
}, 30_000);

it('closes connections whose headers or body do not arrive', async () => {
  const body = await begin('/api/basket/refresh');
  const headers = await rawRequest(gateway.port, 'GET /api/configuration HTTP/1.1\r\nHost:');
  for (const answer of await Promise.all([body.whole, headers.whole])) {
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout[^]*"code":"REQUEST_TOO_SLOW"/);
  }
  expect(bodies).toEqual([]);
}, 30_000);

it('refuses a too long address in the form of the contract', async () => {
  const answer = await ask(`/api/articles/search?q=${'x'.repeat(17_000)}`);
  expect([answer.status, await answer.json()]).toEqual([
    431,
    expect.objectContaining({ code: 'ADDRESS_TOO_LONG' }),
  ]);
});

it('passes on a body that arrives in pieces once it is complete', async () => {
  const slow = await begin('/api/basket/refresh');
  slow.socket.write('}'.padStart(49));
  expect(await slow.firstLine()).toBe('HTTP/1.1 200 OK');
  expect(bodies).toEqual([`{${'}'.padStart(49)}`]);
});

it('refuses a body without a length as soon as it is too large', async () => {
  const head = 'POST /api/basket/refresh HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const endless = await rawRequest(gateway.port, head);
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const writing = setInterval(() => endless.socket.writable && endless.socket.write(piece), 1);
  const answer = await endless.firstLine();
  clearInterval(writing);
  endless.socket.destroy();
  expect([answer, bodies]).toEqual(['HTTP/1.1 413 Payload Too Large', []]);
});

it.each(['/api/attachments', '/api/basket/refresh'])(
  'refuses a body at %s with an announced gigabyte before any of it arrives',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${2 ** 30}\r\n\r\n`;
    const large = await rawRequest(gateway.port, head);
    sockets.push(large);
    expect([await large.firstLine(), bodies]).toEqual(['HTTP/1.1 413 Payload Too Large', []]);
  },
);

describe('a service that is slow', () => {
  let slow: GatewayForTests;
  const waiting: (() => void)[] = [];
  beforeAll(async () => {
    slow = await gatewayBefore(
      (_request, response) => {
        waiting.push(() => response.setHeader('content-type', 'application/json').end('{}'));
      },
      { CALLS_PER_SERVICE: '3' },
    );
  });
  afterAll(() => slow.stop());
  const call = () => fetch(`${slow.address}/api/configuration`);

  it('has a bounded queue; a call beyond it gets a 503 with a retry delay, and succeeds later', async () => {
    const first = [call(), call(), call()];
    await eventually(() => expect(waiting).toHaveLength(3));
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '2',
      { code: 'TOO_BUSY', message: expect.any(String) },
    ]);
    for (const answer of waiting.splice(0)) answer();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = call();
    await eventually(() => expect(waiting).toHaveLength(1));
    for (const answer of waiting.splice(0)) answer();
    expect((await next).status).toBe(200);
  });

  it('frees the places of callers who disconnect before the answer', async () => {
    for (let round = 0; round < 3; round += 1) {
      const leaving = [1, 2, 3].map(() => {
        const leave = new AbortController();
        const gone = fetch(`${slow.address}/api/configuration`, { signal: leave.signal }).catch(() => 'gone');
        return { leave, gone };
      });
      await eventually(() => expect(waiting).toHaveLength(3));
      for (const { leave } of leaving) leave.abort();
      expect(await Promise.all(leaving.map(({ gone }) => gone))).toEqual(['gone', 'gone', 'gone']);
      for (const answer of waiting.splice(0)) answer();
      await eventually(async () => {
        const next = call();
        await eventually(() => expect(waiting.length).toBeGreaterThan(0), 500);
        for (const answer of waiting.splice(0)) answer();
        expect((await next).status).toBe(200);
      });
      for (const answer of waiting.splice(0)) answer();
    }
  }, 30_000);
});

describe('a caller who reads slowly', () => {
  const long = JSON.stringify({ text: 'x'.repeat(900_000) });
  let given = 0;
  let wide: GatewayForTests;
  beforeAll(async () => {
    wide = await gatewayBefore((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.once('finish', () => {
        given += 1;
      });
      response.end(long);
    });
  });
  afterAll(() => wide.stop());

  it('holds no connection to the service: the answer is read at once and buffered in the gateway', async () => {
    const lazy: RawRequest[] = [];
    for (const address of ['127.0.0.6', '127.0.0.7']) {
      for (let opened = 0; opened < 40; opened += 1) {
        const get = 'GET /api/authentication/captcha-challenge HTTP/1.1\r\nHost: x\r\n\r\n';
        const reader = await rawRequest(wide.port, get, address);
        reader.socket.pause();
        lazy.push(reader);
      }
    }
    sockets.push(...lazy);
    await eventually(() => expect(given).toBe(80));
    const answer = await fetch(`${wide.address}/api/authentication/captcha-challenge`);
    expect(await answer.text()).toBe(long);
  }, 30_000);
});
