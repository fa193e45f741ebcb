import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@werkbank/platform/testing';
import { gatewayBefore, type GatewayForTests } from './testing/gateway-for-tests.js';
import { hashOf, remoteOf, TeamAddress } from './testing/team-address.js';

interface Served {
  name: string;
  entry: string;
  routes: { path: string }[];
  integrity: Record<string, string>;
  version?: string;
  releases?: { version: string; share: number }[];
}

let team: TeamAddress;
let gateway: GatewayForTests;
let folder: string;

beforeEach(async () => {
  team = await new TeamAddress().start();
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  await writeFile(join(folder, 'remotes.json'), JSON.stringify({ catalog: team.address }));
  gateway = await anotherGateway();
});
afterEach(async () => {
  await gateway.stop();
  await team.stop();
  await rm(folder, { recursive: true });
});

const anotherGateway = () =>
  gatewayBefore((_request, response) => response.end(), {
    REMOTES_FILE: join(folder, 'remotes.json'),
    RELEASES_DIR: join(folder, 'releases'),
    CALLS_PER_MINUTE: '100000',
  });

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.address}${path}`, { headers });
const servedTo = async (part: number): Promise<Served[]> =>
  (await (await ask('/remotes.json', { cookie: `other=1; werkbank_part=${part}` })).json()) as Served[];
const entryFor = async (part: number): Promise<string> => {
  const [remote] = await servedTo(part);
  if (!remote) throw new Error('nothing is served');
  return remote.entry;
};
/** Waits until the gateway has polled the team's address and serves a release. */
const firstEntry = (): Promise<string> => eventually(() => entryFor(0));
/** Repeats a request until its answer fits; the gateway polls the manifest twice a second. */
const until = <T>(answer: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> =>
  eventually(async () => {
    const value = await answer();
    if (!isSo(value)) throw new Error('not yet');
    return value;
  });
const everyPart = Array.from({ length: 100 }, (_, part) => part);
const partsWith = async (entry: string): Promise<number[]> => {
  const entries = await Promise.all(everyPart.map(entryFor));
  return everyPart.filter((part) => entries[part] === entry);
};

describe('a remote at the address of its team', () => {
  it("is served from the gateway's own origin, with its routes and integrity hashes", async () => {
    team.release({ ...team.publish('1.0.0', remoteOf('1.0.0')), share: 100 });
    await firstEntry();
    const [remote] = await servedTo(0);
    expect(remote).toMatchObject({ name: 'catalog', routes: [{ path: '/1.0.0' }] });
    const base = remote?.entry.replace(/remoteEntry\.js$/, '') ?? '';
    expect(base).toMatch(/^\/remotes\/catalog\/releases\/[0-9a-f]{20}\/$/);
    expect(remote?.integrity).toEqual({
      [`${base}remoteEntry.js`]: hashOf('entry("1.0.0")'),
      [`${base}js/start.1.0.0.js`]: hashOf('start("1.0.0")'),
      [`${base}css/start.css`]: hashOf('.start{}'),
    });
    const file = await ask(`${base}js/start.1.0.0.js`);
    expect(await file.text()).toBe('start("1.0.0")');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask(`${base}assets/drawing.svg`)).headers.get('content-security-policy')).toBe(
      `default-src 'none'`,
    );
  });

  it('serves only files that the release lists', async () => {
    team.release({ ...team.publish('1.0.0', remoteOf('1.0.0')), share: 100 });
    team.files.set('1.0.0/secret.js', 'secret()');
    const base = (await firstEntry()).replace(/remoteEntry\.js$/, '');
    team.asked.length = 0;
    for (const path of ['secret.js', '../manifest.json', '..%2f..%2fremotes.json', 'release.json.map']) {
      const answer = await ask(`${base}${path}`);
      expect([path, answer.ok]).toEqual([path, false]);
      expect(answer.headers.get('cache-control') ?? '').not.toMatch(/immutable/);
    }
    expect((await ask(`/remotes/catalog/releases/${'0'.repeat(20)}/remoteEntry.js`)).status).toBe(404);
    expect((await ask('/remotes/orders/releases/1/remoteEntry.js')).status).toBe(404);
    expect(team.asked.filter((path) => path !== 'manifest.json')).toEqual([]);
  });

  it("reaches the manifest's share of visitors, always the same ones, and is withdrawn at once", async () => {
    const before = team.publish('1.0.0', remoteOf('1.0.0'));
    const next = team.publish('2.0.0', remoteOf('2.0.0'));
    team.release({ ...before, share: 100 });
    const old = await firstEntry();
    expect((await ask('/remotes.json')).headers.get('set-cookie')).toBeNull();

    team.release({ ...next, share: 10 }, { ...before, share: 90 });
    const divided = await until(
      () => ask('/remotes.json'),
      (answer) => answer.headers.has('set-cookie'),
    );
    expect(divided.headers.get('set-cookie')).toMatch(
      /^werkbank_part=\d{1,2}; Path=\/remotes\.json; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(divided.headers.get('cache-control')).toBe('private, no-cache');
    const entries = new Set(await Promise.all(everyPart.map(entryFor)));
    const fresh = [...entries].find((entry) => entry !== old) ?? '';
    const first = await partsWith(fresh);
    expect(first).toHaveLength(10);
    expect(await partsWith(old)).toHaveLength(90);

    team.release({ ...next, share: 40 }, { ...before, share: 60 });
    await until(
      () => partsWith(fresh),
      (parts) => parts.length === 40,
    );
    expect(await partsWith(fresh)).toEqual(expect.arrayContaining(first));

    team.release({ ...next, share: 0 }, { ...before, share: 100 });
    await until(
      () => partsWith(old),
      (parts) => parts.length === 100,
    );
    // Pages that were opened with the old release go on.
    expect(await (await ask(fresh)).text()).toBe('entry("2.0.0")');
  });

  it("lists all releases with their shares, and the visitor's own one", async () => {
    const before = team.publish('1.0.0', remoteOf('1.0.0'));
    const taken = team.publish('1.1.0', remoteOf('1.1.0'));
    const next = team.publish('2.0.0', remoteOf('2.0.0'));
    team.release({ ...next, share: 10 }, { ...taken, share: 0 }, { ...before, share: 90 });
    await firstEntry();
    const served = (await Promise.all(everyPart.map(servedTo))).flat();
    expect(served.filter(({ version }) => version === '2.0.0')).toHaveLength(10);
    expect(served.filter(({ version }) => version === '1.0.0')).toHaveLength(90);
    for (const { releases } of served)
      expect(releases).toEqual([
        { version: '2.0.0', share: 10 },
        { version: '1.1.0', share: 0 },
        { version: '1.0.0', share: 90 },
      ]);
  });

  it('serves an older release to open pages, also from a gateway that never had it', async () => {
    const before = team.publish('1.0.0', remoteOf('1.0.0'));
    team.release({ ...before, share: 100 });
    const old = await firstEntry();
    await gateway.stop();
    await rm(join(folder, 'releases'), { recursive: true });
    team.asked.length = 0;
    team.release({ ...team.publish('2.0.0', remoteOf('2.0.0')), share: 100 }, { ...before, share: 0 });
    gateway = await anotherGateway();
    expect(await firstEntry()).not.toBe(old);
    const asked = await Promise.all([ask(old), ask(old.replace('remoteEntry.js', 'js/start.1.0.0.js'))]);
    expect(await Promise.all(asked.map((answer) => answer.text()))).toEqual([
      'entry("1.0.0")',
      'start("1.0.0")',
    ]);
    // All visitors share one download.
    expect(team.asked.filter((path) => path === '1.0.0/remoteEntry.js')).toHaveLength(1);
  });
});

describe('a release that differs from its manifest', () => {
  const breakages: readonly (readonly [string, () => void])[] = [
    ['has a file with another content', () => team.files.set('2.0.0/remoteEntry.js', 'stolen()')],
    ['lacks a file', () => team.files.delete('2.0.0/css/start.css')],
    ['has another list', () => team.files.set('2.0.0/release.json', '{"files":{}}')],
    ['has a manifest that is none', () => team.files.set('manifest.json', '<html>It works!</html>')],
    ['has a file that is too large', () => team.files.set('2.0.0/remoteEntry.js', 'x'.repeat(9_000_000))],
    [
      'lists what leaves its folder',
      () =>
        team.release({ ...team.publish('2.0.0', remoteOf('2.0.0'), { '../x.js': hashOf('') }), share: 100 }),
    ],
    [
      'says to be another remote',
      () => team.release({ ...team.publish('3.0.0', remoteOf('3.0.0', 'admin')), share: 100 }),
    ],
    [
      'is for more or less than everybody',
      () => team.release({ ...team.publish('2.0.0', remoteOf('2.0.0')), share: 99 }),
    ],
  ];

  it.each(breakages)('%s is never served, and the former one stays', async (_, breakIt) => {
    team.release({ ...team.publish('1.0.0', remoteOf('1.0.0')), share: 100 });
    const old = await firstEntry();
    team.release({ ...team.publish('2.0.0', remoteOf('2.0.0')), share: 100 });
    breakIt();
    team.asked.length = 0;
    await until(
      async () => {
        expect(await entryFor(0)).toBe(old);
        return team.asked;
      },
      (asked) => asked.includes('manifest.json'),
    );
    expect(await entryFor(0)).toBe(old);
  });

  it('whose address hangs leaves the former one in place', async () => {
    team.release({ ...team.publish('1.0.0', remoteOf('1.0.0')), share: 100 });
    const old = await firstEntry();
    team.silent = true;
    team.asked.length = 0;
    await until(
      () => entryFor(0),
      () => team.asked.length > 0,
    );
    expect(new Set(await Promise.all(everyPart.map(entryFor)))).toEqual(new Set([old]));
    expect(team.asked).toEqual(['manifest.json']);
  });

  it('is left out without a former release, while the other remotes are served', async () => {
    await writeFile(
      join(folder, 'remotes.json'),
      JSON.stringify({ catalog: 'http://127.0.0.1:9', orders: team.address }),
    );
    team.release({ ...team.publish('1.0.0', remoteOf('1.0.0', 'orders')), share: 100 });
    await firstEntry();
    expect((await servedTo(0)).map(({ name }) => name)).toEqual(['orders']);
    expect(await readFile(join(folder, 'remotes.json'), 'utf8')).toContain('catalog');
  });
});
