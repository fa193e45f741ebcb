import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { mendLockfile } from '../lockfile/mend-lockfile.ts';

/** Puts the new workspace into `node_modules` and the lockfile; answers the exit code. */
export async function linkWorkspace(): Promise<number> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  return status === 0 ? mendLockfile() : 1;
}
