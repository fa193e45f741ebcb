import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltRemote, builtRemote, largestBuiltRemote } from '@werkbank/contracts/built-remote';
import {
  BadRelease,
  integrityOf,
  parsePublished,
  releaseFiles,
  releaseId,
  type ReleaseFiles,
} from './release-manifest.js';
import { releaseLimits } from './release-limits.js';

/** A release that lies here whole and passed every check. */
export interface TakenRelease {
  id: string;
  folder: string;
  remote: BuiltRemote;
  files: ReleaseFiles;
  bytes: number;
}

/**
 * Checks a release on disk as if it had come a moment ago: an older version of the gateway, which knew fewer checks, may
 * have taken it.
 */
export async function readTaken(name: string, id: string, folder: string): Promise<TakenRelease> {
  const list = await readFile(join(folder, 'release.json'));
  if (releaseId({ integrity: integrityOf(list) }) !== id)
    throw new BadRelease('release.json is not the one that was taken');
  const { files } = parsePublished('release.json', releaseFiles, list);
  const bytes = await sizeOf(folder, Object.keys(files));
  const content = await readFile(join(folder, 'remote.json'));
  if (integrityOf(content) !== files['remote.json'])
    throw new BadRelease('remote.json is not what was released');
  return { id, folder, remote: checkedRemote(name, content, files), files, bytes: bytes + list.length };
}

/** `remote.json` of a release, if it is this remote's and names only files that the release has. */
export function checkedRemote(name: string, content: Buffer, files: ReleaseFiles): BuiltRemote {
  if (content.length > largestBuiltRemote)
    throw new BadRelease(`remote.json is larger than ${largestBuiltRemote} bytes`);
  const remote = parsePublished('remote.json', builtRemote, content);
  // A release by another name would take that remote's place.
  if (remote.name !== name) throw new BadRelease(`remote.json is the one of ${remote.name}`);
  const { start = [], pages = {}, components = [], texts = {} } = remote.files ?? {};
  const named = [start, ...Object.values(pages), components, ...Object.values(texts)].flat();
  const missing = named.find((file) => !Object.hasOwn(files, file));
  if (missing !== undefined)
    throw new BadRelease(`remote.json names ${missing}, which is not in the release`);
  return remote;
}

async function sizeOf(folder: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(folder, path));
      if (!found.isFile()) throw new BadRelease(`${path} is no file`);
      if (found.size > releaseLimits.file)
        throw new BadRelease(`${path} is larger than ${releaseLimits.file} bytes`);
      return found.size;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > releaseLimits.release)
    throw new BadRelease(`the release is larger than ${releaseLimits.release} bytes`);
  return bytes;
}
