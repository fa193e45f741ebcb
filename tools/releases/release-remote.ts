import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { publishAtomically } from '../launcher/instance/write-atomically.ts';
import { StartRefused } from '../launcher/processes/start-refused.ts';
import { buildPart } from './build-part.ts';
import { partNamed } from './parts-to-release.ts';
import { integrityOf, writeReleaseList } from './release-list.ts';

interface Release {
  readonly version: string;
  readonly share: number;
  readonly integrity: string;
}

const usage =
  'Usage: npm run release -- <mfe-…> --to <folder> [--share <0 to 100>] [--version <version>] [--from <built folder>]';

/**
 * `npm run release`: puts a remote into the folder that the team's address serves, and changes the manifest there. An existing
 * version stays untouched; only its share of visitors changes, to widen a release or to roll it back.
 */
export async function releaseRemote(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      share: { type: 'string', default: '100' },
      version: { type: 'string' },
    },
  });
  const [name] = positionals;
  const share = Number(values.share);
  if (!name || !values.to || !Number.isInteger(share) || share < 0 || share > 100)
    throw new StartRefused(usage);
  const part = partNamed(name);
  if (part.kind !== 'front' || name === 'shell') throw new StartRefused(`${name} is no remote. ${usage}`);
  const version = values.version ?? part.version;
  const place = join(resolve(values.to), version);
  const releases = readManifest(values.to);
  const known = releases.find((release) => release.version === version);
  const integrity = known?.integrity ?? (await publish(name, part.folder, values.from, place));
  writeManifest(values.to, divided({ version, share, integrity }, releases));
  return `${name} ${version}: ${share} of 100 visitors.`;
}

async function publish(
  name: string,
  folder: string,
  from: string | undefined,
  place: string,
): Promise<string> {
  if (existsSync(place))
    throw new StartRefused(`${place} exists, yet its manifest does not know it: remove it.`);
  if (from === undefined) await buildPart(name);
  const dist = from ?? join(repositoryRoot, folder, 'dist');
  const { files } = writeReleaseList(dist);
  for (const file of files) cpSync(join(dist, file), join(place, file), { recursive: true });
  return integrityOf(readFileSync(join(place, 'release.json')));
}

/** Gives the remaining share to the other release with the largest one. A new release stands first; a known one keeps its place. */
export function divided(release: Release, others: readonly Release[]): Release[] {
  const rest = others.filter(({ version }) => version !== release.version);
  const most = rest.toSorted((a, b) => b.share - a.share)[0];
  if (!most && release.share < 100) throw new StartRefused('The only release is for everybody: --share 100.');
  const shared = rest.map((other) => ({ ...other, share: other === most ? 100 - release.share : 0 }));
  const at = others.findIndex(({ version }) => version === release.version);
  return at < 0 ? [release, ...shared] : shared.toSpliced(at, 0, release);
}

function readManifest(folder: string): Release[] {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { releases: Release[] }).releases : [];
}

function writeManifest(folder: string, releases: readonly Release[]): void {
  publishAtomically(join(folder, 'manifest.json'), `${JSON.stringify({ releases }, null, 2)}\n`);
}
