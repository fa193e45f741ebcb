import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltRemote, builtRemote, largestBuiltRemote } from '@werkbank/contracts/built-remote';
import { parsePublished } from '../releases/release-manifest.js';

const prefix = 'mfe-';

/** Names of the remotes that were built beside the gateway. */
export async function namesBeside(frontDir: string): Promise<string[]> {
  const found = await readdir(frontDir).catch(() => []);
  return found.filter((folder) => folder.startsWith(prefix)).map((folder) => folder.slice(prefix.length));
}

export const folderBeside = (frontDir: string, name: string): string =>
  join(frontDir, `${prefix}${name}`, 'dist');

/** The remote that lies there now; undefined while it is being built, and if its build is broken. */
export async function readBeside(frontDir: string, name: string): Promise<BuiltRemote | undefined> {
  const file = join(folderBeside(frontDir, name), 'remote.json');
  try {
    if ((await stat(file)).size > largestBuiltRemote) return undefined;
    const remote = parsePublished('remote.json', builtRemote, await readFile(file));
    return remote.name === name ? remote : undefined;
  } catch {
    return undefined;
  }
}
