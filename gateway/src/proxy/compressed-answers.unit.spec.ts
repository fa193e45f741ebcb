import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routeNames, routes } from '@werkbank/contracts/routes';
import type { TokenCheck } from '@werkbank/platform/auth';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyCalls, reachServices } from './proxy-calls.js';
import { limitRates } from '../protect/limit-rates.js';
import { compressAnswers, mayCompress } from '../compress-answers/compress-answers.js';

const long = JSON.stringify({ articles: Array.from({ length: 200 }, (_, row) => ({ row, name: 'drill' })) });
/** More than is held whole. */
const longest = JSON.stringify({
  articles: Array.from({ length: 5000 }, (_, row) => ({ row, name: 'drill' })),
});
const short = '{"from":"service"}';
let service: Server;
let gateway: FastifyInstance;
let address: string;

beforeAll(async () => {
  service = createServer((asked, response) => {
    const body = asked.url?.includes('short') ? short : asked.url?.includes('longest') ? longest : long;
    const type = asked.url?.includes('pdf') ? 'application/pdf' : 'application/json; charset=utf-8';
    response.writeHead(asked.url?.includes('gone') ? 404 : 200, {
      'content-type': type,
      // Without a length an answer comes in pieces.
      ...(asked.url?.includes('pieces') ? {} : { 'content-length': Buffer.byteLength(body) }),
    });
    if (asked.url?.includes('broken')) response.write(body.slice(0, 2000), () => response.destroy());
    else response.end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = fastify();
  await limitRates(gateway);
  await compressAnswers(gateway);
  const services = { CATALOG_URL: there, CHECKOUT_URL: there, ORDERS_URL: there, ADMIN_URL: there };
  const limits = { CALLS_PER_MINUTE: 1000, CALLS_PER_USER_PER_MINUTE: 1000, LOGINS_PER_MINUTE: 1000 };
  const nobody = {} as TokenCheck;
  const env = { ...services, ...limits, CALLS_PER_SERVICE: 64, VISITORS_READ_MS: 10_000 } as Parameters<
    typeof proxyCalls
  >[1];
  await proxyCalls(gateway, env, nobody, {
    ...reachServices(gateway, env),
    refusedReleases: () => [],
  });
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => service.close(resolve));
});

/** By hand, because fetch would unpack the answer before the test sees it. */
function ask(path: string, encodings = 'gzip, deflate, br', method = 'POST') {
  return new Promise<{ headers: IncomingHttpHeaders; status: number | undefined; body: Buffer }>(
    (resolve, reject) => {
      const call = request(
        address + path,
        { method, headers: { 'accept-encoding': encodings } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('error', reject);
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ headers: answer.headers, status: answer.statusCode, body: Buffer.concat(chunks) }),
          );
        },
      );
      call.on('error', reject);
      call.end();
    },
  );
}

describe('an answer of the API', () => {
  it('is compressed by Brotli where the browser takes it, and says what it depends on', async () => {
    const { headers, body } = await ask('/api/basket/refresh?q=drill');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(brotliDecompressSync(body).toString()).toBe(long);
    expect(body.length * 10).toBeLessThan(long.length);
  });

  it('is compressed by gzip where Brotli is not known, also when it comes in pieces', async () => {
    const { headers, body } = await ask('/api/basket/refresh?q=pieces', 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(long);
  });

  it('that is too long to be held whole is compressed as it flows', async () => {
    const { headers, body } = await ask('/api/basket/refresh?q=longest');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toBe(longest);
  });

  it('keeps its status', async () => {
    const { status, headers } = await ask('/api/basket/refresh?q=gone');
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  });

  it('that breaks off becomes a failure that can be read, and the next one comes', async () => {
    const { status, headers, body } = await ask('/api/basket/refresh?q=broken');
    expect([status, headers['content-encoding']]).toEqual([503, undefined]);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'PART_UNAVAILABLE' });
    expect((await ask('/api/basket/refresh?q=drill')).status).toBe(200);
  });

  it.each([
    ['who takes no compression', '/api/basket/refresh?q=drill', 'identity', long],
    ['what is short', '/api/basket/refresh?q=short', 'br', short],
    ['what is no text', '/api/basket/refresh?q=pdf', 'br', long],
  ])('comes as it is for %s', async (_, path, encodings, expected) => {
    const { headers, body } = await ask(path, encodings);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(expected);
  });

  it.each(['login', 'renewSession'] as const)(
    'of %s is never compressed: its length would tell of the secret in it',
    async (name) => {
      const { path, method } = routes[name];
      const { headers, body } = await ask(path, 'br', method);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(long);
    },
  );
});

it('compresses every call but those about sessions', () => {
  const plain = routeNames.filter((name) => !mayCompress(routes[name]));
  expect(plain).toContain('login');
  expect(plain.map((name) => routes[name].path.split('/')[2])).toEqual(plain.map(() => 'authentication'));
});
