import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few mebibytes that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  /** Unmounts the disk, which leaves an empty folder. */
  unmount(): void;
  remove(): void;
}

interface Place {
  folder?: string;
  owner?: { uid: number; gid: number };
}

/** Only root on Linux mounts one. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a disk at an empty folder, by default a new one. */
export function smallDisk(
  mebibytes: number,
  { folder = mkdtempSync(join(tmpdir(), 'small-disk-')), owner = { uid: 0, gid: 0 } }: Place = {},
): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const options = `size=${mebibytes}m,uid=${owner.uid},gid=${owner.gid},mode=700`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  const unmount = () => void execFileSync('umount', [folder]);
  return {
    folder,
    fill() {
      for (const bytes of [1024 * 1024, 4096]) writeWhileThereIsRoom(filler, Buffer.alloc(bytes));
    },
    free: () => rmSync(filler, { force: true }),
    unmount,
    remove() {
      unmount();
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
