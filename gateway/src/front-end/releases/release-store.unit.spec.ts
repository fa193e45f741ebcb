import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteOf, TeamAddress } from '../../testing/team-address.js';
import { growingPause, quotaOf, releaseLimits } from './release-limits.js';
import { releaseId } from './release-manifest.js';
import { ReleaseStore } from './release-store.js';

let team: TeamAddress;
let folder: string;
const signal = new AbortController().signal;
beforeEach(async () => {
  team = await new TeamAddress().start();
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(async () => {
  await team.stop();
  await rm(folder, { recursive: true });
});

const publish = (version: string, bytes = 1000) => ({
  ...team.publish(version, { ...remoteOf(version), 'js/more.js': 'x'.repeat(bytes) }),
  share: 100,
});
const take = (store: ReleaseStore, release: ReturnType<typeof publish>, ...kept: string[]) =>
  store.take(release, { address: team.address, kept: new Set(kept), signal });

it('forgets the oldest releases for a new one, but none that is needed', async () => {
  const [first, second, third] = [publish('1.0.0'), publish('2.0.0'), publish('3.0.0')];
  // Room for one small release beside the largest possible one.
  const store = new ReleaseStore('catalog', folder, () => releaseLimits.release + 2500);
  await take(store, first);
  await take(store, second);
  await take(store, third, releaseId(second));
  expect((await readdir(folder)).sort()).toEqual([second, third].map(releaseId).sort());
});

it('takes no release that is larger than what is left of the quota, and leaves none of it behind', async () => {
  const store = new ReleaseStore('catalog', folder, () => 50_000);
  const kept = await take(store, publish('1.0.0', 20_000));
  await expect(take(store, publish('2.0.0', 40_000), kept.id)).rejects.toThrow(
    /more than the release may have/,
  );
  expect(await readdir(folder)).toEqual([kept.id]);
});

it('keeps all remotes together below the size of the volume, and pauses longer with each failure', () => {
  expect(quotaOf(1)).toBe(releaseLimits.remote);
  for (const remotes of [1, 4, 6, 7, 40])
    expect(quotaOf(remotes) * remotes).toBeLessThanOrEqual(releaseLimits.all);
  expect([1, 2, 3, 4, 50].map((failures) => growingPause(failures, 2, 30))).toEqual([2, 4, 8, 16, 30]);
});
