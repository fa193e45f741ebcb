import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './instance/instance.ts';

/** The script with all project rules. */
export const lintScript = join(repositoryRoot, 'tools', 'lint', 'lint.ts');

/** `npm run lint`. */
export const lint = (args: readonly string[]): number => runScript(lintScript, args);

/** `npm run sentences`. */
export const countSentences = (args: readonly string[]): number =>
  runScript(join(repositoryRoot, 'tools', 'lint', 'count-sentences.ts'), args);

/** `npm run can-deploy`. */
export const canDeploy = (args: readonly string[]): number =>
  runScript(join(repositoryRoot, 'tools', 'releases', 'can-deploy', 'run.ts'), args);

function runScript(script: string, args: readonly string[]): number {
  return (
    spawnSync(process.execPath, [script, ...args], { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1
  );
}
