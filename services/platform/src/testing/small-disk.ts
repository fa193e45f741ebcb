import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few mebibytes that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** Only if `SMALL_DISKS` allows this machine to mount one. */
export function smallDisk(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=700`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (const bytes of [1024 * 1024, 4096]) writeWhileThereIsRoom(filler, Buffer.alloc(bytes));
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function writeWhileThereIsRoom(file: string, bytes: Buffer): void {
  try {
    for (;;) writeFileSync(file, bytes, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
