import type { RefusedRelease } from '@werkbank/contracts/entities';
import { fetchText } from './fetch-file.js';
import { growingPause, releaseLimits } from './release-limits.js';
import {
  BadRelease,
  type ListedRelease,
  parsePublished,
  releaseId,
  teamManifest,
  type TeamManifest,
} from './release-manifest.js';
import { ReleaseStore } from './release-store.js';
import type { TakenRelease } from './taken-release.js';

/** Delay until a changed manifest takes effect. */
const lookEveryMs = 500;
const pauses = {
  manifest: { firstMs: 1_000, mostMs: 30_000 },
  release: { firstMs: 2_000, mostMs: 10 * 60_000 },
};
const mostFailed = 100;

interface Pause {
  failures: number;
  until: number;
}
const noPause: Pause = { failures: 0, until: 0 };

interface Failed extends Pause {
  reason: string;
  /** Its content is bad, so it is not fetched again. */
  final: boolean;
}

/** A manifest and its downloaded releases that new visitors get. */
export interface InForce {
  manifest: TeamManifest;
  releases: ReadonlyMap<string, TakenRelease>;
}

export interface TeamSettings {
  name: string;
  address: string;
  folder: string;
  quota: () => number;
  /** Reason why these releases cannot run beside the other remotes; `undefined` without a conflict. */
  conflict: (releases: readonly TakenRelease[]) => Promise<string | undefined>;
  refused: (refusal: RefusedRelease) => void;
  signal: AbortSignal;
}

/** The releases of one remote at its team's address. Polls the address; visitors never cause a fetch. */
export class TeamReleases {
  inForce: InForce | undefined;
  /** Reason why the newest manifest or one of its releases is not in effect. */
  refusal: RefusedRelease | undefined;
  private readonly store: ReleaseStore;
  private readonly failed = new Map<string, Failed>();
  private manifestPause = noPause;
  /** Retry delay after releases that fail at first try; it grows, so a series of bad releases is not fetched without end. */
  private releasePause = noPause;
  /** Set at the start of a poll, so a bad release does not keep back the others of the same manifest. */
  private takesNew = true;
  private looking: Promise<void> | undefined;
  private waiting: (() => void)[] = [];
  private lookAgainAt = 0;

  constructor(private readonly settings: TeamSettings) {
    this.store = new ReleaseStore(settings.name, settings.folder, settings.quota);
  }

  async restore(): Promise<void> {
    await this.putBack().catch((error: unknown) => this.refuse({ version: null, reason: reasonOf(error) }));
  }

  private async putBack(): Promise<void> {
    const manifest = await this.store.kept();
    if (!manifest) return;
    const taken = await Promise.all(given(manifest).map((release) => this.store.find(releaseId(release))));
    const whole = taken.filter((release) => release !== undefined);
    if (whole.length < taken.length || (await this.settings.conflict(whole)) !== undefined) return;
    this.inForce = { manifest, releases: new Map(whole.map((release) => [release.id, release])) };
  }

  /** Polls the team's address if the poll is due. */
  async look(): Promise<void> {
    if (this.looking) return this.looking;
    if (performance.now() < this.lookAgainAt) return;
    const waiting = this.waiting;
    this.waiting = [];
    this.looking = this.update()
      .catch((error: unknown) => this.refuse({ version: null, reason: reasonOf(error) }))
      .finally(() => {
        this.looking = undefined;
        this.lookAgainAt = Math.max(performance.now() + lookEveryMs, this.manifestPause.until);
        for (const resolve of waiting) resolve();
      });
    return this.looking;
  }

  /** Resolves after the next poll that starts from now on. */
  looked(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Waits for a running poll. */
  async idle(): Promise<void> {
    await this.looking;
  }

  /** A release that a page requests, also one that new visitors no longer get. */
  find(id: string): Promise<TakenRelease | undefined> {
    return this.store.find(id);
  }

  /** Polling without failures is frequent enough to wait for. */
  get looksSoon(): boolean {
    return this.manifestPause.failures === 0;
  }

  private async update(): Promise<void> {
    const manifest = await this.readManifest();
    if (!manifest) return;
    this.takesNew = performance.now() >= this.releasePause.until;
    const releases = given(manifest);
    const kept = new Set([...releases.map(releaseId), ...(this.inForce?.releases.keys() ?? [])]);
    const { taken, refusals } = await this.takeAll(releases, kept);
    const conflict = await this.settings.conflict(taken);
    if (conflict !== undefined) refusals.push({ version: releases[0]?.version ?? null, reason: conflict });
    if (refusals.length === 0) await this.putInForce(manifest, taken);
    // Before the first one is in force, a good release of the same manifest is better than none.
    else if (!this.inForce) await this.standIn(manifest);
    if (refusals.length > 0) this.refuse(refusals[0]);
    const older = await this.takeAll(
      manifest.releases.filter(({ share }) => share === 0),
      new Set([...kept, ...manifest.releases.map(releaseId)]),
    );
    this.refuse(refusals[0] ?? older.refusals[0]);
  }

  private async readManifest(): Promise<TeamManifest | undefined> {
    const { address, signal } = this.settings;
    try {
      const content = await fetchText(`${address}/manifest.json`, {
        mostBytes: releaseLimits.manifest,
        signal,
      });
      const manifest = parsePublished('manifest.json', teamManifest, content);
      this.manifestPause = noPause;
      return manifest;
    } catch (error) {
      this.manifestPause = longer(this.manifestPause, pauses.manifest);
      this.refuse({ version: null, reason: reasonOf(error) });
      return undefined;
    }
  }

  private async takeAll(releases: readonly ListedRelease[], kept: ReadonlySet<string>) {
    const taken: TakenRelease[] = [];
    const refusals: Pick<RefusedRelease, 'version' | 'reason'>[] = [];
    for (const release of releases) {
      const one = await this.take(release, kept);
      if (typeof one === 'string') refusals.push({ version: release.version, reason: one });
      else taken.push(one);
    }
    return { taken, refusals };
  }

  /** The release or the reason why it is missing. A failed one is retried after a delay, a bad one only after it changes. */
  private async take(release: ListedRelease, kept: ReadonlySet<string>): Promise<TakenRelease | string> {
    const id = releaseId(release);
    const found = await this.store.find(id);
    if (found) return found;
    const failed = this.failed.get(id);
    if (failed && (failed.final || performance.now() < failed.until)) return failed.reason;
    if (!failed && !this.takesNew) return 'waits, because releases before it failed';
    const { address, signal } = this.settings;
    try {
      const taken = await this.store.take(release, { address, kept, signal });
      this.failed.delete(id);
      this.releasePause = noPause;
      return taken;
    } catch (error) {
      const reason = reasonOf(error);
      if (!failed) this.releasePause = longer(this.releasePause, pauses.release);
      this.failed.delete(id);
      this.failed.set(id, { reason, final: error instanceof BadRelease, ...longer(failed, pauses.release) });
      for (const oldest of [...this.failed.keys()].slice(0, -mostFailed)) this.failed.delete(oldest);
      return reason;
    }
  }

  private async putInForce(manifest: TeamManifest, taken: readonly TakenRelease[]): Promise<void> {
    if (JSON.stringify(manifest) === JSON.stringify(this.inForce?.manifest)) return;
    this.inForce = { manifest, releases: new Map(taken.map((release) => [release.id, release])) };
    await this.store.keep(manifest);
  }

  /** The newest good release for all visitors, if the manifest as a whole cannot be used. */
  private async standIn(manifest: TeamManifest): Promise<void> {
    const kept = new Set(manifest.releases.map(releaseId));
    for (const release of manifest.releases) {
      const taken = await this.take(release, kept);
      if (typeof taken === 'string' || (await this.settings.conflict([taken])) !== undefined) continue;
      return this.putInForce({ releases: [{ ...release, share: 100 }] }, [taken]);
    }
  }

  private refuse(found: Pick<RefusedRelease, 'version' | 'reason'> | undefined): void {
    const before = this.refusal;
    if (this.settings.signal.aborted) return;
    if (found && before?.version === found.version && before.reason === found.reason) return;
    this.refusal = found && { remote: this.settings.name, ...found, at: new Date().toISOString() };
    if (this.refusal) this.settings.refused(this.refusal);
  }
}

function longer(before: Pause = noPause, { firstMs, mostMs }: { firstMs: number; mostMs: number }): Pause {
  const failures = before.failures + 1;
  return { failures, until: performance.now() + growingPause(failures, firstMs, mostMs) };
}

const given = ({ releases }: TeamManifest): ListedRelease[] => releases.filter(({ share }) => share > 0);

/** One line for operators; a team's error text is cut. */
const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? withCause(error) : String(error);
  return text.replaceAll(/\p{C}+/gu, ' ').slice(0, 200);
};
const withCause = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;
