import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CountBytes } from './count-bytes.js';
import { type ByteRange, checkedKey, FileStore, type KeptFile, StoreFull } from './file-store.js';

/** An incomplete upload. A killed process leaves it, and it is never read. */
const unfinished = '.part';

const mebibyte = 1024 * 1024;
/** Flushing early makes the end of a large upload fast and shows a full disk early. */
const flushedBytes = 64 * mebibyte;

/** Files in a folder, spread over subfolders by the start of their key. `keptFreeBytes` of the disk stay free. */
export class DiskStore extends FileStore {
  constructor(
    private readonly folder: string,
    private readonly keptFreeBytes = 0,
  ) {
    super();
  }

  override async expect(bytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < bytes + this.keptFreeBytes) throw new StoreFull(`${bytes} bytes have no room`);
  }

  async put(key: string, content: Readable, maxBytes: number): Promise<number> {
    const path = this.pathOf(key);
    const draft = path + unfinished;
    await mkdir(dirname(path), { recursive: true });
    const counted = new CountBytes(maxBytes);
    try {
      await pipeline(content, counted, (chunks: AsyncIterable<Buffer>) => this.write(draft, chunks));
      await rename(draft, path);
      await flush(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw isFull(error) ? new StoreFull('The disk is full', { cause: error }) : error;
    }
    return counted.bytes;
  }

  private async write(draft: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    const file = await open(draft, 'wx', 0o600);
    try {
      let unflushed = 0;
      for await (const chunk of chunks) {
        for (let written = 0; written < chunk.length; )
          written += (await file.write(chunk, written)).bytesWritten;
        unflushed += chunk.length;
        if (unflushed < flushedBytes) continue;
        unflushed = 0;
        await file.datasync();
        await this.expect(0);
      }
      await file.sync();
    } finally {
      await file.close();
    }
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

/** A file survives a power cut only once its folder is flushed, too. */
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

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT', 'ENOTDIR']);
const isFull = (error: unknown): boolean => hasCode(error, ['ENOSPC', 'EDQUOT', 'EFBIG']);

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
