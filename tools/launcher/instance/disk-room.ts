import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';

const mebibyte = 1024 * 1024;
/** Minimal space for logs, streams and tables of a start. */
const neededMebibytes = 64;

/** Free mebibytes of the disk on which a folder lies or will lie. */
export function freeMebibytes(folder: string): number {
  let present = folder;
  while (!existsSync(present)) present = dirname(present);
  const { bavail, bsize } = statfsSync(present);
  return Math.floor((bavail * bsize) / mebibyte);
}

/** Refuses a start that a full disk would break in the middle. */
export function refuseFullDisks(folders: readonly string[], needed = neededMebibytes): void {
  for (const folder of folders) {
    const free = freeMebibytes(folder);
    if (free < needed)
      throw new StartRefused(
        `The disk of ${folder} has room for ${free} MiB, and a start needs ${needed} MiB: make room, then start again.`,
      );
  }
}

const fullDiskCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

export const isFullDisk = (error: unknown): boolean =>
  fullDiskCodes.includes((error as Partial<NodeJS.ErrnoException> | undefined)?.code);
