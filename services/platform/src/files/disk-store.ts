import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CountBytes } from './count-bytes.js';
import { type ByteRange, checkedKey, FileStore, type KeptFile } from './file-store.js';

/** An upload that has not arrived yet; a kill leaves it, and nobody reads it. */
const unfinished = '.part';

/** Files in a folder, spread over subfolders by the beginning of their key. */
export class DiskStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Readable, maxBytes: number): Promise<number> {
    const path = this.pathOf(key);
    const draft = path + unfinished;
    await mkdir(dirname(path), { recursive: true });
    const counted = new CountBytes(maxBytes);
    try {
      await pipeline(content, counted, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(draft, path);
      await flush(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return counted.bytes;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    try {
      const file = await open(this.pathOf(key));
      return createReadStream('', { fd: file, ...range });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<KeptFile> {
    for (const part of await namesIn(this.folder)) {
      for (const key of await namesIn(join(this.folder, part))) {
        const file = await stat(join(this.folder, part, key)).catch(ignoreMissing);
        if (file?.isFile()) yield { key, bytes: file.size, keptAt: file.mtime };
      }
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, checkedKey(key).slice(0, 2), key);
  }
}

/** A file is there after a power cut only once its folder is written too. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
