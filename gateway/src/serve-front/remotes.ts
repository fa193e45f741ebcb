import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@werkbank/contracts/host';
import { z } from 'zod';
import { chooseRelease } from './releases/choose-release.js';
import {
  type ListedRelease,
  releaseFiles,
  releaseId,
  type TeamManifest,
} from './releases/release-manifest.js';
import { TeamReleases } from './releases/team-releases.js';

const remoteName = /^[a-z][a-z-]*$/;
/** What `remote.json` of a built remote says; its own build checked it against the contract. */
const built = z.looseObject({ name: z.string().regex(remoteName) });
const addresses = z.record(
  z.string().regex(remoteName),
  z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
);

export interface ServedRemote {
  name: string;
  /** Address of the remote's container. */
  entry: string;
  /** What browsers hold each of its scripts and style sheets against. */
  integrity?: Record<string, string>;
  /** All releases of its team, the newest first. */
  releases?: readonly RemoteRelease[];
  /** Where its files lie here. */
  folder: string;
  [more: string]: unknown;
}

export interface RemotesSettings {
  frontDir: string;
  remotesFile?: string | undefined;
  /** Where releases from teams' addresses are put; a folder of its own where it is not said. */
  releasesDir?: string | undefined;
  failed: (name: string, error: unknown) => void;
}

/**
 * The remotes as of now: a remote that was deployed a moment ago is live for the next visitor, without a build or a
 * restart of anything else. A remote whose build is broken or missing is left out, the others stay.
 */
export class Remotes {
  private readonly teams = new Map<string, TeamReleases>();
  private releasesDir: Promise<string> | undefined;

  constructor(private readonly settings: RemotesSettings) {}

  /** What somebody gets who is in this part of all visitors, and whether others get something else. */
  async served(part: number): Promise<{ remotes: ServedRemote[]; divided: boolean }> {
    const { frontDir } = this.settings;
    const elsewhere = await this.elsewhere();
    const folders = (await readdir(frontDir)).filter((folder) => folder.startsWith('mfe-'));
    const names = new Set([
      ...folders.map((folder) => folder.slice('mfe-'.length)),
      ...Object.keys(elsewhere),
    ]);
    let divided = false;
    const remotes = await Promise.all(
      [...names].sort().map(async (name) => {
        const address = elsewhere[name];
        const team = address === undefined ? undefined : await this.team(name, address);
        const manifest = await team?.manifest();
        divided ||= (manifest?.releases.filter(({ share }) => share > 0).length ?? 0) > 1;
        const release = manifest && chooseRelease(name, manifest.releases, part);
        // Until a release of the team's is here, what was built beside the gateway stands in.
        return (
          (team && manifest && release && (await readReleased(name, team, release, manifest))) ??
          (await readRemote(name, join(frontDir, `mfe-${name}`, 'dist'), `/remotes/${name}`))
        );
      }),
    );
    return { remotes: remotes.filter((remote) => remote !== undefined), divided };
  }

  /** Where the files of a release lie. */
  async folderOf(name: string, id: string): Promise<string | undefined> {
    const address = (await this.elsewhere())[name];
    if (address === undefined) return undefined;
    return (await this.team(name, address)).folderOf(id);
  }

  private async elsewhere(): Promise<Record<string, string>> {
    const { remotesFile } = this.settings;
    return remotesFile ? addresses.parse(JSON.parse(await readFile(remotesFile, 'utf8'))) : {};
  }

  private async team(name: string, address: string): Promise<TeamReleases> {
    this.releasesDir ??= this.settings.releasesDir
      ? Promise.resolve(this.settings.releasesDir)
      : mkdtemp(join(tmpdir(), 'werkbank-releases-'));
    const folder = join(await this.releasesDir, name);
    const key = `${name} ${address}`;
    const known = this.teams.get(key);
    if (known) return known;
    const team = new TeamReleases(name, address, folder, (error) => this.settings.failed(name, error));
    this.teams.set(key, team);
    return team;
  }
}

async function readReleased(
  name: string,
  team: TeamReleases,
  release: ListedRelease,
  { releases }: TeamManifest,
): Promise<ServedRemote | undefined> {
  const id = releaseId(release);
  const folder = await team.folderOf(id);
  const base = `/remotes/${name}/releases/${id}`;
  const remote = folder && (await readRemote(name, folder, base));
  if (!remote) return undefined;
  const { files } = releaseFiles.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const checked = Object.entries(files).filter(([path]) => /\.(?:js|css)$/.test(path));
  return {
    ...remote,
    version: release.version,
    integrity: Object.fromEntries(checked.map(([path, integrity]) => [`${base}/${path}`, integrity])),
    releases: releases.map(({ version, share }) => ({ version, share })),
  };
}

async function readRemote(name: string, folder: string, base: string): Promise<ServedRemote | undefined> {
  try {
    const remote = built.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
    return remote.name === name ? { ...remote, entry: `${base}/remoteEntry.js`, folder } : undefined;
  } catch {
    return undefined;
  }
}
