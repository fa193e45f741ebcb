import type { BuiltRemote } from '@werkbank/contracts/built-remote';
import type { RefusedRelease } from '@werkbank/contracts/entities';
import type { RemoteRelease } from '@werkbank/contracts/shell-api';
import { folderBeside, namesBeside, readBeside } from './built-beside.js';
import { chooseRelease } from '../releases/choose-release.js';
import { type ListedRelease, releaseId } from '../releases/release-manifest.js';
import type { TakenRelease } from '../releases/taken-release.js';
import type { InForce } from '../releases/team-releases.js';
import { Teams, type TeamsSettings } from '../releases/teams.js';
import { routeFor, sharedShape } from './route-patterns.js';

const routesForMs = 500;

type BuiltRoute = BuiltRemote['routes'][number];

export interface ServedRemote extends BuiltRemote {
  /** Address of the remote's container. */
  entry: string;
  /** Subresource integrity of each script and style sheet. */
  integrity?: Record<string, string>;
  /** All releases of its team, the newest first. */
  releases?: readonly RemoteRelease[];
  /** Local folder of its files. */
  folder: string;
}

export type RemotesSettings = Omit<TeamsSettings, 'conflict'> & { frontDir: string };

/**
 * The remotes as of now: a new release is live for the next visitor, without a build or a restart of anything else.
 * Each remote comes from its team's last good release, or from the build beside the gateway.
 */
export class Remotes {
  private readonly teams: Teams;
  private routes: { at: number; all: Promise<BuiltRoute[]> } = { at: -Infinity, all: Promise.resolve([]) };
  private readonly released = new WeakMap<InForce, Map<string, ServedRemote>>();

  constructor(private readonly settings: RemotesSettings) {
    this.teams = new Teams({ ...settings, conflict: (name, releases) => this.conflict(name, releases) });
  }

  start(): void {
    this.teams.start();
  }

  stop(): Promise<void> {
    return this.teams.stop();
  }

  /** Resolves after the first poll of each team's address, or after some seconds. */
  firstLook(): Promise<void> {
    return this.teams.firstLook;
  }

  /** Releases that are not in force, and why. */
  refused(): RefusedRelease[] {
    return this.teams.refused();
  }

  /** By remote: 1 if its newest release is refused. */
  async refusedCounts(): Promise<Record<string, number>> {
    const refused = new Set(this.refused().map(({ remote }) => remote));
    return Object.fromEntries((await this.names()).map((name) => [name, refused.has(name) ? 1 : 0]));
  }

  /** The remotes for one part of all visitors, and whether other parts get different ones. */
  async served(part: number): Promise<{ remotes: ServedRemote[]; divided: boolean }> {
    await this.firstLook();
    let divided = false;
    const remotes = await Promise.all(
      (await this.names()).map(async (name) => {
        const inForce = this.teams.inForce(name);
        if (!inForce) return this.beside(name);
        const { releases } = inForce.manifest;
        divided ||= releases.filter(({ share }) => share > 0).length > 1;
        const release = chooseRelease(name, releases, part);
        return release && this.releasedBy(name, inForce, release);
      }),
    );
    return { remotes: remotes.filter((remote) => remote !== undefined), divided };
  }

  /** The page of a remote at an address, of any release that visitors get. */
  async routeAt(path: string): Promise<BuiltRoute | undefined> {
    const now = performance.now();
    if (now - this.routes.at > routesForMs) this.routes = { at: now, all: this.readRoutes() };
    return routeFor(await this.routes.all, path);
  }

  private async readRoutes(): Promise<BuiltRoute[]> {
    await this.firstLook();
    const all = await Promise.all((await this.names()).map((name) => this.routesOf(name)));
    return all.flat();
  }

  private async routesOf(name: string): Promise<BuiltRoute[]> {
    const inForce = this.teams.inForce(name);
    const remotes = inForce
      ? [...inForce.releases.values()].map(({ remote }) => remote)
      : [await readBeside(this.settings.frontDir, name)];
    return remotes.flatMap((remote) => remote?.routes ?? []);
  }

  async folderOf(name: string, id: string): Promise<string | undefined> {
    return (await this.teams.find(name, id))?.folder;
  }

  private async names(): Promise<string[]> {
    const beside = await namesBeside(this.settings.frontDir);
    return [...new Set([...beside, ...this.teams.names()])].sort();
  }

  private async beside(name: string): Promise<ServedRemote | undefined> {
    const { frontDir } = this.settings;
    const remote = await readBeside(frontDir, name);
    const folder = folderBeside(frontDir, name);
    return remote && { ...remote, entry: `/remotes/${name}/remoteEntry.js`, folder };
  }

  private releasedBy(name: string, inForce: InForce, release: ListedRelease): ServedRemote | undefined {
    const known = this.released.get(inForce) ?? new Map<string, ServedRemote>();
    this.released.set(inForce, known);
    const id = releaseId(release);
    const taken = inForce.releases.get(id);
    const served = known.get(id) ?? (taken && servedRelease(name, release, taken, inForce));
    if (served) known.set(id, served);
    return served;
  }

  /** A remote that claims another remote's pages would take them away from all visitors. */
  private async conflict(name: string, releases: readonly TakenRelease[]): Promise<string | undefined> {
    const shapes = new Map(
      releases.flatMap(({ remote }) => remote.routes.map(({ path }) => [sharedShape(path), path])),
    );
    for (const other of await this.names()) {
      if (other === name) continue;
      const taken = (await this.routesOf(other)).find(({ path }) => shapes.has(sharedShape(path)));
      if (taken) return `the route ${shapes.get(sharedShape(taken.path))} is one of ${other}`;
    }
    return undefined;
  }
}

function servedRelease(
  name: string,
  release: ListedRelease,
  { id, remote, folder, files }: TakenRelease,
  { manifest }: InForce,
): ServedRemote {
  const base = `/remotes/${name}/releases/${id}`;
  const checked = Object.entries(files).filter(([path]) => /\.(?:js|css)$/.test(path));
  return {
    ...remote,
    entry: `${base}/remoteEntry.js`,
    folder,
    version: release.version,
    integrity: Object.fromEntries(checked.map(([path, integrity]) => [`${base}/${path}`, integrity])),
    releases: manifest.releases.map(({ version, share }) => ({ version, share })),
  };
}
