import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { transpile, transpiledFolders } from './transpile.ts';

// What `npm run dev` runs: makes JavaScript anew when a source of contracts, services or gateway changes. Editors save
// in several steps, so a folder is made a moment after the first of them, and once more if one came meanwhile.
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
      // A half-written source is no reason to stop watching; the next save makes it good.
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
  // One watcher for each folder: Node's recursive one loses a file that an editor replaces instead of writing into it.
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
  // Also makes what was saved between the first build and this moment.
  plan();
}

for (const folder of transpiledFolders(repositoryRoot)) follow(folder);
console.log('Watching.');
