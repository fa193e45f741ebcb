import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { transpile, transpiledFolders } from './transpile.ts';

// Part of `npm run dev`: rebuilds JavaScript when a source of contracts, services or gateway changes. Editors save in several
// steps, so a rebuild starts shortly after the first change; a change during the rebuild starts another one.
const settleMs = 100;

const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

function follow(folder: string): void {
  const path = join(repositoryRoot, folder);
  let isPlanned = false;
  let work = Promise.resolve();
  const make = async (): Promise<void> => {
    isPlanned = false;
    try {
      watchFolders();
      const count = await transpile(path);
      if (count > 0) console.log(`${folder}: ${count} files`);
    } catch (error) {
      // Watching continues after a syntax error; the next save rebuilds.
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      work = work.then(make);
    }, settleMs);
  };
  const folders = new Map<string, FSWatcher>();
  // One watcher per folder: Node's recursive watcher loses files that an editor replaces.
  const watchFolders = (): void => {
    const present = new Set(foldersBelow(join(path, 'src')));
    for (const [gone, watcher] of folders) {
      if (present.has(gone)) continue;
      watcher.close();
      folders.delete(gone);
    }
    for (const one of present) {
      if (folders.has(one)) continue;
      folders.set(
        one,
        watch(one, plan).on('error', () => folders.delete(one)),
      );
    }
  };
  // Catches changes between the first build and this moment.
  plan();
}

for (const folder of transpiledFolders(repositoryRoot)) follow(folder);
console.log('Watching.');
