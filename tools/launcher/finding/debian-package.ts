import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './on-path.ts';
import { freshLists } from './package-managers.ts';
import { CommandFailed, runCommand } from './run-command.ts';

/**
 * Unpacks a package of the Debian that this is, checked by its signature, without installing it: this asks nobody, needs
 * no rights, and no service of the package starts. Fails as a command does where there is no such package.
 */
export async function unpackDebianPackage(name: string, folder: string, log: string): Promise<void> {
  if (onPath('apt-get') === undefined || onPath('dpkg-deb') === undefined) {
    throw new CommandFailed('Neither apt-get nor dpkg-deb is on PATH.');
  }
  const download = join(folder, 'download');
  mkdirSync(download);
  // As root apt-get fetches as a user of its own.
  for (const path of [folder, download]) chmodSync(path, 0o755);
  const fetchIt = (): Promise<string> => runCommand('apt-get', ['download', name], { cwd: download, log });
  try {
    await fetchIt();
  } catch (error) {
    if (!(error instanceof CommandFailed) || !(await freshLists(log))) throw error;
    await fetchIt();
  }
  await runCommand('dpkg-deb', ['-x', join(download, readdirSync(download)[0]!), folder], { log });
  rmSync(download, { recursive: true });
}
