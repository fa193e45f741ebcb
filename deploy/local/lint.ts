import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './instance/instance.ts';

/** The script with all project rules. */
export const lintScript = join(repositoryRoot, 'deploy', 'checks', 'lint.ts');

/** `npm run lint`. */
export function lint(args: readonly string[]): number {
  return (
    spawnSync(process.execPath, [lintScript, ...args], { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1
  );
}
