import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readEnv } from '@werkbank/platform/env';
import { testUser } from '@werkbank/platform/testing';
import { createGateway } from './create-gateway.js';
import { gatewayEnv } from './env.js';

/** The call as it reaches the service behind the gateway. */
const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let service: Server;
let gateway: NestFastifyApplication;
let front: string;
let address: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.setHeader('content-type', 'application/json');
      response.setHeader('set-cookie', 'werkbank_session=x; HttpOnly');
      response.end('{"from":"service"}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  front = await mkdtemp(join(tmpdir(), 'front-'));
  await mkdir(join(front, 'shell/dist/js'), { recursive: true });
  await mkdir(join(front, 'mfe-catalog/dist'), { recursive: true });
  await writeFile(
    join(front, 'shell/dist/index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__" /><p>shell</p>',
  );
  await writeFile(join(front, 'shell/dist/js/main.0123abcd.js'), 'shell()');
  await writeFile(join(front, 'shell/dist/js/main.0123abcd.js.map'), '{}');
  await writeFile(join(front, 'mfe-catalog/dist/start.js'), 'catalog()');
  const routes = ['/', '/article/:articleId', '/orders/*'].map((path) => ({
    path,
    page: 'page',
    access: ['visitor'],
  }));
  const scan = { path: '/scan', page: 'page', access: ['visitor'], camera: true };
  const remote = { name: 'catalog', routes: [...routes, scan], menu: [], slots: [] };
  await writeFile(join(front, 'mfe-catalog/dist/remote.json'), JSON.stringify(remote));
  await writeFile(join(front, 'secret.txt'), 'secret');
  const settings = readEnv(gatewayEnv, {
    ...process.env,
    PORT: '0',
    CATALOG_URL: there,
    ADMIN_URL: there,
    ORDERS_URL: there,
    // A closed port: this service is down.
    CHECKOUT_URL: 'http://127.0.0.1:9',
    FRONT_DIR: front,
    LOGINS_PER_MINUTE: '3',
    LOG_LEVEL: 'silent',
  });
  gateway = await createGateway(settings);
  await gateway.listen(0, '127.0.0.1');
  address = await gateway.getUrl();
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => service.close(resolve));
  await rm(front, { recursive: true });
});
beforeEach(() => {
  seen.length = 0;
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init);
const lastSeen = () => {
  const last = seen.at(-1);
  if (!last) throw new Error('no service was asked');
  return last;
};

describe('forwarding a call', () => {
  it('passes path, query and body on unchanged', async () => {
    const answer = await ask('/api/articles/search?lng=de&q=6%2C8', {
      headers: { accept: 'application/json' },
    });
    expect(await answer.json()).toEqual({ from: 'service' });
    expect(lastSeen().url).toBe('/api/articles/search?lng=de&q=6%2C8');
    await ask('/api/authentication/login', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(lastSeen().body).toBe('{"a":1}');
  });

  it.each(['%ED%A0%80', '../M8', '%2e%2e%2fM8', '100%', 'a?b'])(
    'passes %s on to the service unchanged',
    async (text) => {
      const path = `/api/articles/search?lng=de&q=${text}`;
      expect((await ask(path)).status).toBe(200);
      expect(lastSeen().url).toBe(path);
    },
  );

  it.each([
    '/api/articles/%',
    '/api/articles/%ED%A0%80',
    '/api/articles/%2e%2e%2fx',
    '/media/%00',
    '/remotes/catalog/%00',
  ])('refuses %s in the form of the contract', async (path) => {
    const answer = await ask(path, { headers: { 'accept-language': 'en' } });
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(seen).toEqual([]);
  });

  it("states the caller's address itself, whatever the caller claims", async () => {
    await ask('/api/articles/search', {
      headers: { 'x-forwarded-for': '10.9.8.7', forwarded: 'for=10.9.8.7' },
    });
    expect(lastSeen().headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(lastSeen().headers['forwarded']).toBeUndefined();
  });

  it('passes cookies to services/admin only', async () => {
    const headers = { cookie: 'werkbank_session=secret' };
    await ask('/api/articles/search', { headers });
    expect(lastSeen().headers.cookie).toBeUndefined();
    await ask('/api/configuration', { headers });
    expect(lastSeen().headers.cookie).toBe('werkbank_session=secret');
  });

  it('keeps a valid request id, and replaces one that is unsafe in logs', async () => {
    const answer = await ask('/api/configuration', { headers: { 'x-request-id': 'order-thread-1' } });
    expect([answer.headers.get('x-request-id'), lastSeen().headers['x-request-id']]).toEqual([
      'order-thread-1',
      'order-thread-1',
    ]);
    await ask('/api/configuration', { headers: { 'x-request-id': 'a b' } });
    expect(lastSeen().headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('forbids storing and executing answers of the API', async () => {
    const { headers } = await ask('/api/configuration');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers 503 in the requested language while a service is down', async () => {
    const answer = await ask('/api/basket/refresh', {
      method: 'POST',
      body: '{}',
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 'PART_UNAVAILABLE',
      message: expect.stringContaining('is not answering right now'),
    });
  });
});

describe('admission', () => {
  it.each([
    ['no token', {}, 401, 'AUTHENTICATION_REQUIRED'],
    ['a token of nobody', { authorization: 'Bearer e30.e30.e30' }, 401, 'AUTHENTICATION_REQUIRED'],
  ])('refuses a call with %s', async (_, headers, status, code) => {
    const answer = await ask('/api/sales-orders', { headers });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(seen).toEqual([]);
  });

  it('admits a user of a company, with their token, but not to calls of platform admins', async () => {
    const buyer = await testUser({ companyId: 7, companyType: 'Customer' });
    const headers = { authorization: `Bearer ${await buyer.accessToken()}` };
    expect((await ask('/api/sales-orders', { headers })).status).toBe(200);
    expect(lastSeen().headers.authorization).toBe(headers.authorization);
    seen.length = 0;
    const refused = await ask('/api/sales-orders/unconfirmed-orders', { headers });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN' }),
    ]);
    expect(seen).toEqual([]);
  });

  it('limits logins per minute, counted separately from other calls', async () => {
    const login = () => ask('/api/authentication/login', { method: 'POST', body: '{}' });
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await login()).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await login();
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/configuration')).status).toBe(200);
  });

  it.each([
    ['PUT', '/api/authentication/password-reset/abc'],
    ['POST', '/api/authentication/password-reset'],
    ['POST', '/api/customer-registrations'],
  ])('limits %s %s, a call that guesses or sends mails', async (method, path) => {
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      statuses.push((await ask(path, { method, body: '{}' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('serving the front end', () => {
  const page = (path: string) => ask(path, { headers: { accept: 'text/html' } });

  it('serves the page at every address of the shell, with a new nonce each time and no unsafe-*', async () => {
    const answers = await Promise.all(['/', '/article/x.y', '/orders/sales-orders/1'].map(page));
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const nonce = /content="([^"]+)"/.exec(await answer.text())?.[1];
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('allows camera and WebAssembly on exactly the pages that need them', async () => {
    for (const path of ['/scan', '/', '/article/scan', '/orders/scan', '/login']) {
      const { headers } = await page(path);
      const camera = headers.get('permissions-policy')?.startsWith('camera=(self), microphone=()');
      const wasm = headers.get('content-security-policy')?.includes('wasm-unsafe-eval');
      expect([path, camera, wasm]).toEqual([path, path === '/scan', path === '/scan']);
    }
  });

  it('redirects people from unknown addresses to the first page, and refuses programs and missing files', async () => {
    const open = (path: string, accept?: string) =>
      ask(path, { redirect: 'manual', headers: accept === undefined ? {} : { accept } });
    for (const path of ['/no-such-page', '/article', '/article/1/more', '/logins', '/no/such?lng=en']) {
      const answer = await open(path, 'text/html,*/*;q=0.8');
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect([path, (await open(path)).status]).toEqual([path, 302]);
      const refusal = await open(path, 'application/json');
      expect([path, refusal.status, await refusal.json()]).toMatchObject([path, 404, { code: 'NOT_FOUND' }]);
    }
    for (const path of ['/no-such.js', '/images/no-such.png', '/favicon.ico'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await open('/index.php', 'text/html,*/*;q=0.8')).status).toBe(302);
  });

  it.each([undefined, '*/*', 'text/html', 'application/json'])(
    'serves the first page and those of remotes to a caller that accepts %s',
    async (accept) => {
      for (const path of ['/', '/?lng=en', '/login', '/article/x.y', '/orders/a/b', '/passwordReset/abc']) {
        const answer = await ask(path, { headers: accept === undefined ? {} : { accept } });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      }
    },
  );

  it('sets a policy for a page that is a file, and keeps the address of mailed links secret', async () => {
    await writeFile(join(front, 'shell/dist/silent.html'), '<p>silent</p>');
    const file = await page('/silent.html');
    expect(await file.text()).toContain('silent');
    expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const [link, other] = await Promise.all([page('/passwordReset/abc'), page('/login')]);
    expect(link.headers.get('referrer-policy')).toBe('no-referrer');
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('lets browsers cache hashed files for a year, and the page not at all', async () => {
    expect((await ask('/js/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
    expect((await page('/')).headers.get('cache-control')).toBe('no-store');
    expect(await (await ask('/remotes/catalog/start.js')).text()).toBe('catalog()');
  });

  it.each([
    '/js/main.0123abcd.js.map',
    '/..%2Fsecret.txt',
    '/remotes/catalog/..%2F..%2Fsecret.txt',
    '/remotes/..%2F/secret.txt',
    '/no-such.js',
  ])('does not serve %s', async (path) => {
    const answer = await ask(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain('secret');
  });
});
