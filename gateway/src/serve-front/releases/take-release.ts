import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { fetchFile } from './fetch-file.js';
import { integrityOf, type ListedRelease, releaseFiles, releaseId } from './release-manifest.js';

const largestList = 512 * 1024;
const largestFile = 8 * 1024 * 1024;
const largestRelease = 64 * 1024 * 1024;
const connections = 8;

/**
 * Brings a release into a folder of its own: exactly the files that it lists, each with the content that it lists, or
 * none at all. So nothing that was mixed up or cut off on its way is ever served.
 */
export async function takeRelease(
  name: string,
  address: string,
  release: ListedRelease,
  folder: string,
): Promise<string> {
  const place = join(folder, releaseId(release));
  if (await isThere(place)) return place;
  const base = `${address}/${release.version}`;
  const list = await checkedFile(`${base}/release.json`, release.integrity, largestList);
  const { files } = releaseFiles.parse(JSON.parse(list.toString('utf8')));
  await mkdir(folder, { recursive: true });
  const arriving = await mkdtemp(join(folder, '.arriving-'));
  try {
    await writeFile(join(arriving, 'release.json'), list);
    await takeFiles(base, Object.entries(files), arriving);
    const remote = await readFile(join(arriving, 'remote.json'), 'utf8');
    // Whoever says to be another one would take that one's place.
    z.object({ name: z.literal(name) }).parse(JSON.parse(remote));
    await rename(arriving, place);
  } catch (error) {
    await rm(arriving, { recursive: true, force: true });
    if (!(await isThere(place))) throw error;
  }
  return place;
}

/** Forgets the oldest of what is listed no more; pages that were opened with it some releases ago may need it still. */
export async function forgetOldReleases(
  folder: string,
  listed: readonly string[],
  kept: number,
): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !listed.includes(name) && !name.startsWith('.'));
  const aged = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const { name } of aged.toSorted((a, b) => b.at - a.at).slice(kept))
    await rm(join(folder, name), { recursive: true, force: true });
}

async function takeFiles(
  base: string,
  files: [path: string, integrity: string][],
  folder: string,
): Promise<void> {
  const waiting = [...files];
  let bytes = 0;
  const takeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [path, integrity] = next;
    const content = await checkedFile(`${base}/${path}`, integrity, largestFile);
    bytes += content.length;
    if (bytes > largestRelease) throw new Error(`${base} is larger than ${largestRelease} bytes`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    await takeNext();
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

async function checkedFile(address: string, integrity: string, maxBytes: number): Promise<Buffer> {
  const content = await fetchFile(address, maxBytes);
  if (integrityOf(content) !== integrity) throw new Error(`${address} is not what was released`);
  return content;
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
