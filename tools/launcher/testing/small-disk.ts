import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few mebibytes that a test may fill; only where `SMALL_DISKS` says that this machine mounts one. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room. */
  fill(): void;
  free(): void;
  remove(): void;
}

export function smallDisk(mebibytes: number, folder = mkdtempSync(join(tmpdir(), 'small-disk-'))): SmallDisk {
  mkdirSync(folder, { recursive: true });
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
