import { join } from 'node:path';
import { underLock } from '../finding/file-lock.ts';
import { repositoryRoot } from '../instance/instance.ts';
import type { Step } from '../running/topology-types.ts';

const cache = join(repositoryRoot, 'node_modules', '.cache', 'werkbank');

/** `npm start` and `npm test` share the output folders, so the second one waits for the first one's build. */
export const buildLock = join(cache, 'build.lock');

/** The TypeScript compiler, used only for type checks and declarations. */
export const compiler = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Transpiles contracts, services and gateway; returns the number of changed files. */
export async function compileAll(): Promise<number> {
  // Loaded on demand: the early fetch of tools runs before npm has installed packages.
  const { transpiledFolders } = await import('./transpile.ts');
  return compileFolders(transpiledFolders(repositoryRoot));
}

/** Transpiles these folders; returns the number of changed files. */
export async function compileFolders(folders: readonly string[]): Promise<number> {
  const { transpile } = await import('./transpile.ts');
  return underLock(join(cache, 'transpile.lock'), async () => {
    let count = 0;
    for (const folder of folders) count += await transpile(join(repositoryRoot, folder));
    return count;
  });
}

/** Transpiles without type checks; lint and test check types. */
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
