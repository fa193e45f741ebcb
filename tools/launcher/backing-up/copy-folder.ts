import { constants } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface CopyOptions {
  /** Selects the paths to copy, relative to the folder. */
  readonly takes?: (path: string) => boolean;
  /** Owner of the copy; the launcher's user by default. */
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
}

/** Copies a folder in use: files deleted meanwhile are skipped. The copy is synced to disk. */
export async function copyFolder(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const { takes = () => true, uid, gid } = options;
  const own = async (path: string): Promise<void> => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  };
  const copy = async (source: string, target: string): Promise<void> => {
    await mkdir(target, { recursive: true, mode: 0o700 });
    await own(target);
    for (const entry of await readdir(source, { withFileTypes: true })) {
      const [inner, outer] = [join(source, entry.name), join(target, entry.name)];
      if (!takes(relative(from, inner))) continue;
      if (entry.isDirectory()) await ifThere(copy(inner, outer));
      else if (entry.isFile()) {
        await ifThere(copyOnDisk(inner, outer));
        await ifThere(own(outer));
      }
    }
  };
  await copy(from, to);
}

async function copyOnDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function ifThere(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
