import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';
import { rawRequest } from './testing/raw-request.js';

const seen: { url: string | undefined; expect: string | undefined; body: string }[] = [];
let secret: unknown;
let gateway: GatewayForTests;
let host: string;

beforeAll(async () => {
  gateway = await gatewayBefore(
    (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        secret = request.headers['x-werkbank-gateway'];
        seen.push({ url: request.url, expect: request.headers.expect, body });
        response.setHeader('content-type', 'application/json').end('{"from":"service"}');
      });
    },
    // The test's own address is no operator's.
    { OPERATORS: '192.0.2.1', GATEWAY_SECRET: 'a-secret-of-this-test' },
  );
  host = new URL(gateway.address).host;
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => gateway.stop());

const say = async (line: string, headers: string[] = [], body = '') => {
  const head = [line, `Host: ${host}`, 'Connection: close', ...headers, '', body].join('\r\n');
  return (await rawRequest(gateway.port, head)).whole;
};
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

it.each(['/metrics', '/%6detrics', '/%6Detrics?x', '/health/ready', '/%68ealth/ready', '/health/read%79'])(
  'hides %s from callers who are no operators, also in the absolute form',
  async (path) => {
    for (const target of [path, `http://${host}${path}`]) {
      const answer = await say(`GET ${target} HTTP/1.1`);
      expect([statusOf(answer), answer.includes('process_cpu')]).toEqual([404, false]);
      expect(answer).toContain('"code":"NOT_FOUND"');
    }
  },
);

it.each([
  '//x/metrics',
  '/x/../metrics',
  '/x/%2e%2e/metrics',
  '/health%2Fready',
  '/health%5Cready',
  '/api/articles/a%2Fb',
  '/api/articles/%00',
  'http://elsewhere.example/metrics',
  'http://elsewhere.example/api/configuration',
  'metrics',
])('refuses the ambiguous %s', async (target) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const answer = await say(`${method} ${target} HTTP/1.1`, ['Content-Length: 0']);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
    expect(answer).toContain('x-content-type-options: nosniff');
  }
  expect(seen).toEqual([]);
});

it('answers its own absolute form like the path', async () => {
  expect(statusOf(await say(`GET http://${host}/api/configuration?x=%2f HTTP/1.1`))).toBe(200);
  expect(seen).toMatchObject([{ url: '/api/configuration?x=%2f' }]);
  expect(statusOf(await say(`GET http://${host}/api/no-such-call HTTP/1.1`))).toBe(404);
});

it('marks calls to the service as its own, whatever the caller claims', async () => {
  await say('GET /api/configuration HTTP/1.1', ['X-Werkbank-Gateway: mine']);
  expect(secret).toBe('a-secret-of-this-test');
});

it('answers a caller that waits for permission to send the body', async () => {
  const headers = ['Content-Type: application/json', 'Content-Length: 7', 'Expect: 100-continue'];
  const answer = await say('POST /api/basket/refresh HTTP/1.1', headers, '{"a":1}');
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(seen).toEqual([{ url: '/api/basket/refresh', expect: undefined, body: '{"a":1}' }]);
});

it.each([
  ['a wish for another protocol', ['Upgrade: websocket', 'Connection: Upgrade']],
  ['a body where there is none to send', ['Content-Length: 2', 'Content-Type: application/json']],
  ['a body in pieces where there is none to send', ['Transfer-Encoding: chunked']],
  ['words about the connection', ['TE: trailers', 'Keep-Alive: 5', 'Proxy-Connection: close']],
])('answers a call with %s', async (_what, headers) => {
  const ends = { 'Content-Length: 2': '{}', 'Transfer-Encoding: chunked': '0\r\n\r\n' };
  const body = Object.entries(ends).find(([header]) => headers.includes(header))?.[1];
  const answer = await say('GET /api/configuration HTTP/1.1', headers, body);
  expect(statusOf(answer)).toBe(200);
  expect(seen).toHaveLength(1);
});

it.each([
  ['two Host headers', ['Host: HOST', 'Host: HOST']],
  ['two Host headers that differ', ['Host: HOST', 'host: elsewhere.example']],
  ['an empty Host', ['Host:']],
  ['a Host with a path', ['Host: HOST/api']],
  ['a Host with a name and a password', ['Host: me:secret@HOST']],
  ['two hosts in one header', ['Host: HOST, elsewhere.example']],
  ['a Host with spaces', ['Host: a b']],
  ['a Host whose port is none', ['Host: 127.0.0.1:99999']],
  ['no Host', []],
])('refuses %s before any other step', async (_what, hosts) => {
  for (const path of ['/', '/api/configuration', '/remotes.json', '/health/live', '/metrics']) {
    const head = [
      `GET ${path} HTTP/1.1`,
      ...hosts.map((line) => line.replace('HOST', host)),
      'Connection: close',
      '',
      '',
    ];
    const answer = await (await rawRequest(gateway.port, head.join('\r\n'))).whole;
    expect([path, statusOf(answer)]).toEqual([path, 400]);
  }
  expect(seen).toEqual([]);
});

it.each(['Host: localhost:8080', 'Host: my_shop.example.', 'Host: [::1]:80'])(
  'answers a caller with %s',
  async (line) => {
    const head = [`GET /api/configuration HTTP/1.1`, line, 'Connection: close', '', ''].join('\r\n');
    expect(statusOf(await (await rawRequest(gateway.port, head)).whole)).toBe(200);
  },
);
