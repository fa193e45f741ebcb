import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Only root may mount a disk of its own size. */
export const canFillDisks = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk of its own at an empty folder, with its owner if somebody else's. */
export function mountDisk(folder: string, mebibytes: number, owner = { uid: 0, gid: 0 }): void {
  const options = `size=${mebibytes}m,uid=${owner.uid},gid=${owner.gid},mode=700`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
}

export const unmountDisk = (folder: string): unknown => execFileSync('umount', [folder]);

/** Writes until nothing more fits. */
export function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
