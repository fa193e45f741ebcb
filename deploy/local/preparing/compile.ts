import { join } from 'node:path';
import { underLock } from '../finding/file-lock.ts';
import { runCommand } from '../finding/run-command.ts';
import { logFile, repositoryRoot } from '../house/house.ts';
import type { Step } from '../running/topology-types.ts';

/** `npm start` and `npm test` write the same output folders, so one builds and the other finds everything built. */
export const buildLock = join(repositoryRoot, 'node_modules', '.cache', 'werkbank', 'build.lock');

/** The TypeScript compiler's command. */
export const compiler = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Types are checked and the services compiled; where nothing changed, it takes a fraction of a second. */
export const compile: Step = {
  kind: 'step',
  name: 'compile',
  title: 'Compile',
  after: [],
  async run(house) {
    const log = logFile(house, 'compile');
    await underLock(buildLock, () =>
      runCommand(process.execPath, [compiler, '-b'], { cwd: repositoryRoot, log }),
    );
    return undefined;
  },
};
