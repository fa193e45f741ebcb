import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './house/house.ts';

/** The script with all rules of the house. */
export const lintScript = join(repositoryRoot, 'deploy', 'checks', 'lint.ts');

/** `npm run lint`. */
export function lint(args: readonly string[]): number {
  return (
    spawnSync(process.execPath, [lintScript, ...args], { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1
  );
}
