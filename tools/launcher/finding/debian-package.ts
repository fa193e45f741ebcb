import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './on-path.ts';
import { freshLists } from './package-managers.ts';
import { CommandFailed, runCommand } from './run-command.ts';

/**
 * Downloads a package of the local Debian, verifies its signature and unpacks it without an installation: it needs no prompt
 * and no rights, and starts no service. Fails with `CommandFailed` if the package does not exist.
 */
export async function unpackDebianPackage(name: string, folder: string, log: string): Promise<void> {
  if (onPath('apt-get') === undefined || onPath('dpkg-deb') === undefined) {
    throw new CommandFailed('Neither apt-get nor dpkg-deb is on PATH.');
  }
  const download = join(folder, 'download');
  mkdirSync(download);
  // If root runs apt-get, it downloads as the user _apt.
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
