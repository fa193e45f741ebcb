import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RefusedRelease } from '@werkbank/contracts/entities';
import { z } from 'zod';
import { quotaOf } from './release-limits.js';
import type { TakenRelease } from './taken-release.js';
import { type InForce, TeamReleases } from './team-releases.js';

const addresses = z.record(
  z.string().regex(/^[a-z][a-z-]*$/),
  z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
);
const tickMs = 250;
/** Time that visitors of a just started gateway wait for the teams' addresses. */
const firstLookMs = 5_000;
/** Time that a page waits for a release that another replica may already serve. */
const findWithinMs = 2_500;

export interface TeamsSettings {
  /** File with the address of each team; read periodically. */
  remotesFile?: string | undefined;
  /** Folder for downloaded releases; a new temporary folder by default. */
  releasesDir?: string | undefined;
  conflict: (name: string, releases: readonly TakenRelease[]) => Promise<string | undefined>;
  refused: (refusal: RefusedRelease) => void;
  fileBroken: (error: unknown) => void;
}

/** The teams that release their own remotes. Each is polled on its own, so none waits for another. */
export class Teams {
  private readonly teams = new Map<string, { address: string; team: TeamReleases }>();
  private readonly ended = new AbortController();
  private readonly firstRound = Promise.withResolvers<void>();
  private running: Promise<void> | undefined;
  private content = '';
  private broken = '';

  constructor(private readonly settings: TeamsSettings) {
    if (settings.remotesFile === undefined) this.firstRound.resolve();
  }

  get firstLook(): Promise<void> {
    return this.firstRound.promise;
  }

  start(): void {
    if (this.settings.remotesFile !== undefined) this.running ??= this.run(this.settings.remotesFile);
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.running;
    await Promise.all([...this.teams.values()].map(({ team }) => team.idle()));
  }

  names(): string[] {
    return [...this.teams.keys()];
  }

  inForce(name: string): InForce | undefined {
    return this.teams.get(name)?.team.inForce;
  }

  refused(): RefusedRelease[] {
    return [...this.teams.values()].flatMap(({ team }) => team.refusal ?? []);
  }

  /** A release that a page requests. Waits for the next polls if they come soon, but starts none. */
  async find(name: string, id: string): Promise<TakenRelease | undefined> {
    const team = this.teams.get(name)?.team;
    if (!team) return undefined;
    const found = await team.find(id);
    if (found || !team.looksSoon) return found;
    await Promise.race([team.looked(), delay(findWithinMs, undefined, { ref: false })]);
    return team.find(id);
  }

  private async run(file: string): Promise<void> {
    const folder = this.settings.releasesDir ?? (await mkdtemp(join(tmpdir(), 'werkbank-releases-')));
    const { signal } = this.ended;
    void delay(firstLookMs, undefined, { ref: false }).then(this.firstRound.resolve);
    while (!signal.aborted) {
      await this.readFile(file, folder);
      const looks = [...this.teams.values()].map(({ team }) => team.look());
      void Promise.all(looks).then(() => this.firstRound.resolve());
      await delay(tickMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
    this.firstRound.resolve();
  }

  /** An unreadable file leaves the teams as they were. */
  private async readFile(file: string, folder: string): Promise<void> {
    try {
      const content = await readFile(file, 'utf8');
      if (content === this.content) return;
      const given = addresses.parse(JSON.parse(content));
      this.content = content;
      this.broken = '';
      for (const [name, { address }] of this.teams) if (given[name] !== address) this.teams.delete(name);
      for (const [name, address] of Object.entries(given)) {
        if (this.teams.has(name)) continue;
        const team = this.team(name, address, folder);
        await team.restore();
        this.teams.set(name, { address, team });
      }
    } catch (error) {
      // Once, not with every tick.
      if (String(error) !== this.broken) this.settings.fileBroken(error);
      this.broken = String(error);
    }
  }

  private team(name: string, address: string, folder: string): TeamReleases {
    const { conflict, refused } = this.settings;
    return new TeamReleases({
      name,
      address,
      folder: join(folder, name),
      quota: () => quotaOf(this.teams.size),
      conflict: (releases) => conflict(name, releases),
      refused,
      signal: this.ended.signal,
    });
  }
}
