import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { mendLockfile } from '../lockfile/mend-lockfile.ts';

/** Puts the new workspace into `node_modules` and the lockfile, and formats it; answers the exit code. */
export async function linkWorkspace(): Promise<number> {
  const linked = npm('install', '--no-audit', '--no-fund', '--loglevel=error');
  if (!linked) return 1;
  const exitCode = mendLockfile();
  return npm('run', '--silent', 'format') ? exitCode : 1;
}

/** Answers whether npm succeeded. */
function npm(...args: readonly string[]): boolean {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' }).status === 0;
}
