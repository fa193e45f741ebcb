import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { mendLockfile } from '../lockfile/mend-lockfile.ts';

const ofService = [
  ['run', '--silent', 'ship'],
  ['run', '--silent', 'snapshot', '--workspace', '@werkbank/contracts', '--', '--breaking'],
] as const;

/**
 * Links the new workspace into `node_modules` and the lockfile, and formats it. A new domain also gets NATS rights and an entry
 * in the contract's snapshot. Returns the exit code.
 */
export async function linkWorkspace(kind: string | undefined): Promise<number> {
  if (!npm('install', '--no-audit', '--no-fund', '--loglevel=error')) return 1;
  if (mendLockfile() !== 0) return 1;
  const steps = [...(kind === 'service' ? ofService : []), ['run', '--silent', 'format']];
  return steps.every((step) => npm(...step)) ? 0 : 1;
}

/** Returns true if npm succeeded. */
function npm(...args: readonly string[]): boolean {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' }).status === 0;
}
