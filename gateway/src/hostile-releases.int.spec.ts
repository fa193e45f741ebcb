import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlePublicPage, operationsState } from '@werkbank/contracts/fixtures';
import { eventually, testUser } from '@werkbank/platform/testing';
import fc from 'fast-check';
import { releaseId } from './front-end/releases/release-manifest.js';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';
import { hashOf, remoteOf, TeamAddress } from './testing/team-address.js';

const catalog = {
  name: 'catalog',
  routes: [
    { path: '/', page: 'home', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/article/:articleId', page: 'article', access: ['visitor'], publicPage: 'getCatalogPage' },
  ],
  publicAddresses: 'listCatalogAddresses',
  menu: [],
  slots: [],
};
const service: Parameters<typeof gatewayBefore>[0] = (request, response) => {
  if (request.url?.startsWith('/api/operations'))
    toldOfReleases = request.headers['x-werkbank-refused-releases'];
  const page = request.url?.includes('addresses')
    ? { parts: 1, addresses: ['/article/1'] }
    : articlePublicPage;
  response.end(JSON.stringify(request.url?.startsWith('/api/operations') ? operationsState : page));
};

let toldOfReleases: unknown;
let team: TeamAddress;
let folder: string;
let gateway: GatewayForTests | undefined;
beforeEach(async () => {
  team = await new TeamAddress().start();
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(async () => {
  await gateway?.stop();
  await team.stop();
  await rm(folder, { recursive: true });
});

/** A gateway with the catalogue beside it, which has looked at the address of each of these teams. */
async function gatewayWith(teams: Record<string, string>): Promise<GatewayForTests> {
  await writeFile(join(folder, 'remotes.json'), JSON.stringify(teams));
  const settings = {
    REMOTES_FILE: join(folder, 'remotes.json'),
    RELEASES_DIR: join(folder, 'releases'),
    PUBLIC_PAGE_WITHIN_MS: '5000',
    CALLS_PER_MINUTE: '100000',
  };
  gateway = await gatewayBefore(service, settings);
  await mkdir(join(gateway.front, 'mfe-catalog/dist'), { recursive: true });
  await writeFile(join(gateway.front, 'mfe-catalog/dist/remote.json'), JSON.stringify(catalog));
  await writeFile(
    join(gateway.front, 'shell/dist/index.html'),
    '<html lang="de"><head><title>Werkbank</title></head><body></body></html>',
  );
  await ask('/health/serving');
  return gateway;
}
const ask = (path: string) => fetch(`${gateway?.address}${path}`, { headers: { accept: 'text/html' } });
const served = async () =>
  (await (await ask('/remotes.json')).json()) as { name: string; version?: string; routes: unknown }[];

async function expectOthersToStand(...names: string[]): Promise<void> {
  const remotes = await served();
  expect(remotes.find(({ name }) => name === 'catalog')?.routes).toEqual(catalog.routes);
  expect(remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const [home, article, sitemap] = await Promise.all([ask('/'), ask('/article/1'), ask('/sitemap.xml')]);
  expect([home.status, article.status, sitemap.status]).toEqual([200, 200, 200]);
  expect(await article.text()).toContain('<title>');
  expect(await home.text()).toContain('id="first-data"');
  expect(await sitemap.text()).toContain('/sitemap/catalog/1.xml');
  expect((await ask('/health/serving')).status).toBe(200);
}

/** Puts a release below a folder of the address, and answers what that team's manifest is. */
function publish(name: string, files: Readonly<Record<string, string>>, list?: string): string {
  for (const [path, content] of Object.entries(files)) team.files.set(`${name}/1.0.0/${path}`, content);
  const hashes = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, hashOf(content)]));
  const text = list ?? JSON.stringify({ files: hashes });
  team.files.set(`${name}/1.0.0/release.json`, text);
  return JSON.stringify({ releases: [{ version: '1.0.0', share: 100, integrity: hashOf(text) }] });
}

const remote = {
  routes: [{ path: '/mine/:id', page: 'mine', access: ['visitor'], publicPage: 'getCatalogPage' }],
  menu: [{ label: { de: 'Meins', en: 'Mine' }, to: '/mine', access: ['visitor'], order: 1 }],
  slots: [{ slot: 'home-mine', component: 'mine', access: ['visitor'] }],
  publicAddresses: 'listCatalogAddresses',
  files: { start: ['js/start.1.0.0.js'], pages: { mine: [] }, components: [], texts: {} },
};

/** A good value in which one place, at any depth, is another one. */
const mutated = (good: unknown): fc.Arbitrary<unknown> =>
  typeof good !== 'object' || good === null || Object.keys(good).length === 0
    ? fc.jsonValue()
    : fc.oneof(
        fc.jsonValue(),
        fc
          .constantFrom(...Object.keys(good))
          .chain((key) =>
            mutated((good as Record<string, unknown>)[key]).map((value) =>
              Array.isArray(good) ? good.with(Number(key), value) : { ...good, [key]: value },
            ),
          ),
      );
type Hostile = { of: 'remote' | 'list' | 'manifest'; content: unknown };
const integrity = hashOf('');
const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  mutated(remote).map((content) => ({ of: 'remote' as const, content })),
  mutated({ files: { 'remote.json': integrity, 'remoteEntry.js': integrity } }).map((content) => ({
    of: 'list' as const,
    content,
  })),
  mutated({ releases: [{ version: '1.0.0', share: 100, integrity }] }).map((content) => ({
    of: 'manifest' as const,
    content,
  })),
);

it('serves all other remotes, every page and the sitemap, whatever teams publish', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 40, maxLength: 40 }), async (published) => {
      const names = published.map(
        (_, at) => `team-${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
      );
      const contents = published.map(({ of, content }, at) => {
        const name = names[at] ?? '';
        const named = of === 'remote' && typeof content === 'object' ? { ...content, name } : content;
        const files = {
          ...remoteOf('1.0.0', name),
          'remote.json': JSON.stringify(of === 'remote' ? named : remote),
        };
        const manifest = publish(name, files, of === 'list' ? JSON.stringify(content) : undefined);
        team.files.set(`${name}/manifest.json`, of === 'manifest' ? JSON.stringify(content) : manifest);
        return [name, `${team.address}/${name}`] as const;
      });
      team.release({ ...team.publish('1.0.0', remoteOf('1.0.0', 'orders')), share: 100 });
      await gatewayWith({ ...Object.fromEntries(contents), orders: team.address });
      await expectOthersToStand('orders');
      await gateway?.stop();
      gateway = undefined;
      await rm(join(folder, 'releases'), { recursive: true });
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 60_000);

it('tells operators which release it does not serve, and why', async () => {
  const manifest = publish('bad', {
    ...remoteOf('1.0.0', 'bad'),
    'remote.json': '{"name":"bad","routes":[null],"menu":[],"slots":[]}',
  });
  team.files.set('bad/manifest.json', manifest);
  const { address } = await gatewayWith({ bad: `${team.address}/bad` });
  await expectOthersToStand();
  const admin = await testUser({ roles: ['platform-admin'] });
  const answer = await fetch(`${address}/api/operations`, {
    headers: { authorization: `Bearer ${await admin.accessToken()}`, 'x-werkbank-refused-releases': 'mine' },
  });
  expect(answer.status).toBe(200);
  expect(JSON.parse(Buffer.from(String(toldOfReleases), 'base64url').toString())).toMatchObject([
    { remote: 'bad', version: '1.0.0', reason: expect.stringMatching(/^remote\.json, routes\.0: /) },
  ]);
  expect(await (await ask('/metrics')).text()).toContain('remote_release_refused{remote="bad"} 1');
});

it('refuses a release that claims a page of another remote', async () => {
  const theirs = {
    name: 'orders',
    menu: [],
    slots: [],
    routes: [{ path: '/article/:id', page: 'mine', access: ['visitor'] }],
  };
  const manifest = publish('orders', { ...remoteOf('1.0.0'), 'remote.json': JSON.stringify(theirs) });
  team.files.set('orders/manifest.json', manifest);
  await gatewayWith({ orders: `${team.address}/orders` });
  await expectOthersToStand();
  expect((await served()).map(({ name }) => name)).toEqual(['catalog']);
});

it('does not put in force again what an older version took and this one refuses', async () => {
  const files: Record<string, string> = {
    ...remoteOf('1.0.0', 'orders'),
    'remote.json': '{"name":"orders","routes":[null],"menu":[],"slots":[]}',
  };
  const list = JSON.stringify({
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, hashOf(content)])),
  });
  const id = releaseId({ integrity: hashOf(list) });
  const place = join(folder, 'releases/orders', id);
  for (const path of ['js', 'css', 'assets']) await mkdir(join(place, path), { recursive: true });
  for (const [path, content] of Object.entries({ ...files, 'release.json': list }))
    await writeFile(join(place, path), content);
  const inForce = { releases: [{ version: '1.0.0', share: 100, integrity: hashOf(list) }] };
  await writeFile(join(folder, 'releases/orders/in-force.json'), JSON.stringify(inForce));
  await gatewayWith({ orders: 'http://127.0.0.1:9' });
  await expectOthersToStand();
  expect((await ask(`/remotes/orders/releases/${id}/remoteEntry.js`)).status).toBe(404);
  expect(await readdir(join(folder, 'releases/orders'))).toEqual(['in-force.json']);
});

it('serves the last good release after a restart while the address of its team is gone', async () => {
  team.release({ ...team.publish('1.0.0', remoteOf('1.0.0', 'orders')), share: 100 });
  await gatewayWith({ orders: team.address });
  await gateway?.stop();
  await gatewayWith({ orders: 'http://127.0.0.1:9' });
  expect((await served()).map(({ name, version }) => [name, version])).toContainEqual(['orders', '1.0.0']);
});

it('serves the newest good release of a manifest whose newest one is bad, where it has none yet', async () => {
  const good = team.publish('1.0.0', remoteOf('1.0.0', 'orders'));
  const bad = team.publish('2.0.0', { ...remoteOf('2.0.0', 'orders'), 'remote.json': '{}' });
  team.release({ ...bad, share: 10 }, { ...good, share: 90 });
  await gatewayWith({ orders: team.address });
  expect((await served()).map(({ name, version }) => [name, version])).toContainEqual(['orders', '1.0.0']);
});

it('fetches a failed release once, however many visitors come, and a mended one soon', async () => {
  const bad = team.publish('1.0.0', { ...remoteOf('1.0.0', 'orders'), 'remote.json': '{}' });
  team.release({ ...bad, share: 100 });
  await gatewayWith({ orders: team.address });
  const base = `/remotes/orders/releases/${releaseId(bad)}`;
  const looks = () => team.asked.filter((path) => path === 'manifest.json').length;
  const before = looks();
  while (looks() < before + 2) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(at % 2 === 0 ? '/remotes.json' : `${base}/remoteEntry.js`)),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  // The list and the file that is bad, and none of the others.
  expect(team.asked.filter((path) => path !== 'manifest.json')).toEqual([
    '1.0.0/release.json',
    '1.0.0/remote.json',
  ]);
  team.release({ ...team.publish('1.0.1', remoteOf('1.0.1', 'orders')), share: 100 });
  await eventually(async () => expect((await served()).map(({ version }) => version)).toContain('1.0.1'));
}, 30_000);
