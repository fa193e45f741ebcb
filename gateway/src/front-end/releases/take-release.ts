import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { largestBuiltRemote } from '@werkbank/contracts/built-remote';
import { fetchText, fetchTo } from './fetch-file.js';
import { releaseLimits } from './release-limits.js';
import {
  integrityOf,
  type ListedRelease,
  parsePublished,
  releaseFiles,
  releaseId,
} from './release-manifest.js';
import { checkedRemote, readTaken, type TakenRelease } from './taken-release.js';

const connections = 4;
/** For all files of a release together. */
const releaseTimeoutMs = 120_000;

export interface Taking {
  name: string;
  address: string;
  folder: string;
  /** Bytes left of the remote's quota. */
  mostBytes: number;
  signal: AbortSignal;
}

/**
 * Downloads a release into its own folder: exactly the listed files with the listed content, or none at all. A mixed or
 * truncated release is never served. `remote.json` comes first, so a bad one costs no other download.
 */
export async function takeRelease(release: ListedRelease, taking: Taking): Promise<TakenRelease> {
  const { name, folder } = taking;
  const signal = AbortSignal.any([taking.signal, AbortSignal.timeout(releaseTimeoutMs)]);
  const base = `${taking.address}/${release.version}`;
  const list = await fetchText(`${base}/release.json`, { mostBytes: releaseLimits.list, signal });
  if (integrityOf(list) !== release.integrity)
    throw new Error(`${base}/release.json is not what was released`);
  const { files } = parsePublished('release.json', releaseFiles, list);
  await mkdir(folder, { recursive: true });
  const arriving = await mkdtemp(join(folder, arrivingPrefix));
  try {
    const budget = { left: Math.min(taking.mostBytes, releaseLimits.release) - list.length };
    const take = async ([path, integrity]: [string, string], mostBytes: number): Promise<void> => {
      await mkdir(dirname(join(arriving, path)), { recursive: true });
      const fetched = await fetchTo(join(arriving, path), `${base}/${path}`, { mostBytes, budget, signal });
      if (fetched !== integrity) throw new Error(`${base}/${path} is not what was released`);
    };
    const { 'remote.json': ofRemote = '', ...others } = files;
    await take(['remote.json', ofRemote], largestBuiltRemote);
    checkedRemote(name, await readFile(join(arriving, 'remote.json')), files);
    await takeAll(Object.entries(others), (file) => take(file, releaseLimits.file));
    await writeFile(join(arriving, 'release.json'), list);
    const place = join(folder, releaseId(release));
    await rename(arriving, place);
    return await readTaken(name, releaseId(release), place);
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

export const arrivingPrefix = '.arriving-';

async function takeAll(
  files: readonly [string, string][],
  take: (file: [string, string]) => Promise<void>,
): Promise<void> {
  const waiting = [...files];
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  };
  const taken = await Promise.allSettled(
    Array.from({ length: connections }, () =>
      takeNext().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  for (const result of taken) if (result.status === 'rejected') throw result.reason;
}
