import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import { transpile, transpiledFolders } from './transpile.ts';

// What `npm run dev` runs: makes JavaScript anew when a source of contracts, services or gateway changes. Editors save
// in several steps, so a folder is made a moment after the first of them, and once more if one came meanwhile.
const settleMs = 100;

function follow(folder: string): void {
  const path = join(repositoryRoot, folder);
  let isPlanned = false;
  let work = Promise.resolve();
  const make = async (): Promise<void> => {
    isPlanned = false;
    try {
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
  watch(join(path, 'src'), { recursive: true }, plan);
  // What was saved between the first build and this moment.
  plan();
}

for (const folder of transpiledFolders(repositoryRoot)) follow(folder);
console.log('Watching.');
