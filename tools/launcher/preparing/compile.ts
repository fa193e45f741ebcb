import { join } from 'node:path';
import { underLock } from '../finding/file-lock.ts';
import { repositoryRoot } from '../instance/instance.ts';
import type { Step } from '../running/topology-types.ts';

const cache = join(repositoryRoot, 'node_modules', '.cache', 'werkbank');

/** `npm start` and `npm test` write the same output folders, so one builds and the other finds everything built. */
export const buildLock = join(cache, 'build.lock');

/** The TypeScript compiler's command, which checks types and writes declarations only. */
export const compiler = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Makes the JavaScript of contracts, services and gateway; answers how many files changed. */
export async function compileAll(): Promise<number> {
  // Loaded here, because whoever fetches tools while npm still installs has no packages yet.
  const { transpiledFolders } = await import('./transpile.ts');
  return compileFolders(transpiledFolders(repositoryRoot));
}

/** Makes the JavaScript of these folders; answers how many files changed. */
export async function compileFolders(folders: readonly string[]): Promise<number> {
  const { transpile } = await import('./transpile.ts');
  return underLock(join(cache, 'transpile.lock'), async () => {
    let count = 0;
    for (const folder of folders) count += await transpile(join(repositoryRoot, folder));
    return count;
  });
}

/** The JavaScript that runs, made without a look at types: those are for lint and test. */
export const compile: Step = {
  kind: 'step',
  name: 'compile',
  title: 'Compile',
  after: [],
  async run() {
    const count = await compileAll();
    return count === 0 ? 'unchanged' : `${count} files`;
  },
};
