import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseLimits } from './release-limits.js';
import {
  BadRelease,
  type ListedRelease,
  releaseId,
  teamManifest,
  type TeamManifest,
} from './release-manifest.js';
import { arrivingPrefix, takeRelease } from './take-release.js';
import { readTaken, type TakenRelease } from './taken-release.js';

/** However small they are. */
const mostReleases = 40;
const inForceFile = 'in-force.json';

/** The releases of one remote on disk, within its quota. */
export class ReleaseStore {
  private readonly known = new Map<string, TakenRelease>();

  constructor(
    private readonly name: string,
    private readonly folder: string,
    private readonly quota: () => number,
  ) {}

  /** A release that lies here. A folder that fails the checks is removed. */
  async find(id: string): Promise<TakenRelease | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const place = join(this.folder, id);
    if (!(await stat(place).catch(() => undefined))) return undefined;
    try {
      const taken = await readTaken(this.name, id, place);
      this.known.set(id, taken);
      return taken;
    } catch (error) {
      const isBad = error instanceof BadRelease || (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (isBad) await rm(place, { recursive: true, force: true });
      return undefined;
    }
  }

  /** Fetches a release. Makes room by forgetting the oldest ones, but for the `kept`. */
  async take(
    release: ListedRelease,
    { address, kept, signal }: { address: string; kept: ReadonlySet<string>; signal: AbortSignal },
  ): Promise<TakenRelease> {
    const found = await this.find(releaseId(release));
    if (found) return found;
    const used = await this.forget(kept, this.quota() - releaseLimits.release);
    const mostBytes = this.quota() - used;
    if (mostBytes <= 0) throw new Error(`the releases of ${this.name} fill their share of the disk`);
    const taken = await takeRelease(release, {
      name: this.name,
      address,
      folder: this.folder,
      mostBytes,
      signal,
    });
    this.known.set(taken.id, taken);
    return taken;
  }

  /** Removes the oldest releases until all of them have no more than so many bytes. Answers how many they have. */
  async forget(kept: ReadonlySet<string>, mostBytes: number): Promise<number> {
    const found = await readdir(this.folder).catch(() => []);
    let used = 0;
    const others: { id: string; bytes: number; at: number }[] = [];
    for (const id of found.filter((one) => /^[0-9a-f]{20}$/.test(one))) {
      const taken = await this.find(id);
      if (!taken) continue;
      used += taken.bytes;
      if (!kept.has(id)) others.push({ id, bytes: taken.bytes, at: (await stat(taken.folder)).mtimeMs });
    }
    let tooMany = others.length + kept.size - mostReleases;
    for (const { id, bytes } of others.toSorted((a, b) => a.at - b.at)) {
      if (used <= mostBytes && tooMany <= 0) break;
      tooMany -= 1;
      this.known.delete(id);
      await rm(join(this.folder, id), { recursive: true, force: true });
      used -= bytes;
    }
    return used;
  }

  /** Keeps a manifest over a restart, so that an address that is away then changes nothing. */
  async keep(manifest: TeamManifest): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, inForceFile);
    await writeFile(`${file}.new`, JSON.stringify(manifest));
    await rename(`${file}.new`, file);
  }

  /** The manifest that was in force before the restart, if there is a good one. */
  async kept(): Promise<TeamManifest | undefined> {
    await this.removeAbandoned();
    const content = await readFile(join(this.folder, inForceFile), 'utf8').catch(() => undefined);
    if (content === undefined) return undefined;
    try {
      return teamManifest.safeParse(JSON.parse(content)).data;
    } catch {
      // Cut off while it was written: the team's address has the whole one.
      return undefined;
    }
  }

  /** A gateway that ended while a release arrived leaves its folder behind. */
  private async removeAbandoned(): Promise<void> {
    const found = await readdir(this.folder).catch(() => []);
    for (const name of found.filter((one) => one.startsWith(arrivingPrefix)))
      await rm(join(this.folder, name), { recursive: true, force: true });
  }
}
