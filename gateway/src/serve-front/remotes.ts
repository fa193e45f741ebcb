import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What `remote.json` of a built remote says; its own build checked it against the contract. */
const built = z.looseObject({ name: z.string().regex(/^[a-z][a-z-]*$/) });
const elsewhere = z.record(z.string(), z.string());

export interface ServedRemote {
  name: string;
  /** Address of the remote's container. */
  entry: string;
  [more: string]: unknown;
}

/**
 * The manifest of remotes as of now: a remote that was deployed a moment ago is live for the next visitor, without a
 * build or a restart of anything else. A remote whose build is broken or missing is left out, the others stay.
 */
export async function servedRemotes(frontDir: string, remotesFile?: string): Promise<ServedRemote[]> {
  const folders = (await readdir(frontDir)).filter((folder) => folder.startsWith('mfe-')).sort();
  const bases = remotesFile ? elsewhere.parse(JSON.parse(await readFile(remotesFile, 'utf8'))) : {};
  const remotes = await Promise.all(
    folders.map((folder) => readRemote(join(frontDir, folder, 'dist'), bases)),
  );
  return remotes.filter((remote) => remote !== undefined);
}

async function readRemote(dist: string, bases: Record<string, string>): Promise<ServedRemote | undefined> {
  try {
    const remote = built.parse(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')));
    const base = bases[remote.name] ?? `/remotes/${remote.name}`;
    return { ...remote, entry: `${base}/remoteEntry.js` };
  } catch {
    return undefined;
  }
}
