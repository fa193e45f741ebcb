import { connect } from 'node:net';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import { runningInstance } from '../instance/running-instance.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${runningInstance().address}${path}`, { headers, redirect: 'manual' });

/** Sends raw lines, because every HTTP client would correct them; returns the status line. */
function say(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(runningInstance().address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write([...lines, '', ''].join('\r\n')));
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', reject).on('close', () => resolve(said.split('\r\n')[0] ?? ''));
  });
}

describe('requests that no browser sends', () => {
  it.each([
    ['two hosts', ['Host: a.example', 'Host: b.example']],
    ['a host twice', ['Host: a.example', 'Host: a.example']],
    ['a strange host', ['Host: a.example/../b']],
  ])('are refused where they name %s', async (_what, hosts) => {
    for (const path of ['/', '/api/configuration', '/remotes.json'])
      expect(await say([`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close'])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('addresses', () => {
  it('redirect people to the home page and answer programs with 404 if unknown', async () => {
    for (const path of ['/no-such-page', '/management', '/admin.php/x', '/article']) {
      const known = path === '/management';
      const page = await ask(path, { accept: 'text/html' });
      expect([path, page.status]).toEqual([path, known ? 200 : 302]);
      if (!known) expect(page.headers.get('location')).toBe('/');
      if (!known) expect((await ask(path, { accept: 'application/json' })).status).toBe(404);
    }
    expect((await ask('/no-such-file.png', { accept: 'image/png,*/*;q=0.8' })).status).toBe(404);
    expect((await ask('/')).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('of unknown articles and categories answer 404 with the message of the specification', async () => {
    for (const [path, code] of [
      ['/api/articles/no-such-article?lng=de&country=CH&currency=CHF', 'ARTICLE_NOT_FOUND'],
      ['/api/articles/categories/no-such-category?lng=de&country=CH&currency=CHF', 'CATEGORY_NOT_FOUND'],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { code }]);
    }
    expect((await ask('/article/no-such-article', { accept: 'text/html' })).status).toBe(404);
  });

  it('of all pages of all remotes are served', async () => {
    const remotes = (await (await ask('/remotes.json')).json()) as RegisteredRemote[];
    expect(remotes.map(({ name }) => name)).toEqual(['admin', 'catalog', 'checkout', 'orders']);
    for (const { path } of remotes.flatMap(({ routes }) => routes)) {
      const page = await ask(path.replace('/*', '').replace(/:\w+/, 'no-such-id'), { accept: 'text/html' });
      expect([path, [200, 404]]).toEqual([path, expect.arrayContaining([page.status])]);
    }
    expect(await (await ask('/health/serving')).json()).toEqual({ serving: true });
  });
});
