import { join } from 'node:path';
import { fetchFile } from './fetch-file.js';
import { type ListedRelease, releaseId, teamManifest, type TeamManifest } from './release-manifest.js';
import { forgetOldReleases, isThere, takeRelease } from './take-release.js';

const largestManifest = 64 * 1024;
/** A change of a manifest is in force after so long at the latest, once somebody asks. */
const freshMs = 500;
/** A team's address that failed is left alone for so long. */
const pauseMs = 5000;
/** How long a visitor waits for the newest manifest, where there is one already and where there is none. */
const waitMs = { known: 500, unknown: 5000 };
const keptUnlisted = 10;

/** The releases of one remote at its team's address, as far as they are here. */
export class TeamReleases {
  /** In force: every release in it that visitors get is here and checked. */
  private current: TeamManifest | undefined;
  private askAgainAt = -Infinity;
  private asking: Promise<void> | undefined;
  /** Over with the asking, or before: who comes while an address hangs does not wait for it again. */
  private waited: Promise<void> | undefined;
  private readonly taking = new Map<string, Promise<string>>();

  constructor(
    private readonly name: string,
    private readonly address: string,
    private readonly folder: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** The manifest in force: the team's newest, or the last one that stood where that one does not. */
  async manifest(): Promise<TeamManifest | undefined> {
    if (this.ask()) await this.waited;
    return this.current;
  }

  /** The folder of a release that a page asks for, which may be one that new visitors do not get any more. */
  async folderOf(id: string): Promise<string | undefined> {
    const place = join(this.folder, id);
    if (await isThere(place)) return place;
    const listed = () => this.current?.releases.find((release) => releaseId(release) === id);
    if (!listed()) await this.ask();
    const release = listed();
    if (!release) return undefined;
    return this.take(release).catch((error: unknown) => {
      this.failed(error);
      return undefined;
    });
  }

  private ask(): Promise<void> | undefined {
    if (!this.asking && performance.now() > this.askAgainAt) {
      this.asking = this.update()
        .then(
          () => freshMs,
          (error: unknown) => {
            this.failed(error);
            return pauseMs;
          },
        )
        .then((ms) => {
          this.askAgainAt = performance.now() + ms;
          this.asking = undefined;
        });
      const patience = this.current ? waitMs.known : waitMs.unknown;
      this.waited = Promise.race([this.asking, passed(patience)]);
    }
    return this.asking;
  }

  private async update(): Promise<void> {
    const content = await fetchFile(`${this.address}/manifest.json`, largestManifest);
    const manifest = teamManifest.parse(JSON.parse(content.toString('utf8')));
    for (const release of manifest.releases) if (release.share > 0) await this.take(release);
    this.current = manifest;
    await forgetOldReleases(this.folder, manifest.releases.map(releaseId), keptUnlisted);
  }

  /** Many files of one release are asked for at once, and it is brought here once. */
  private take(release: ListedRelease): Promise<string> {
    const id = releaseId(release);
    const taking =
      this.taking.get(id) ??
      takeRelease(this.name, this.address, release, this.folder).finally(() => this.taking.delete(id));
    this.taking.set(id, taking);
    return taking;
  }
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
