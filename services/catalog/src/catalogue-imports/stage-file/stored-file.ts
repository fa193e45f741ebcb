import type { Readable } from 'node:stream';
import type { FileStore } from '@werkbank/platform/files';
import type { ByteSource } from '../read-file/byte-source.js';

/** A file of the store whose parts are read one by one. `read` counts the bytes that were read. */
export class StoredFile implements ByteSource {
  readBytes = 0;

  constructor(
    private readonly files: FileStore,
    private readonly key: string,
    readonly size: number,
  ) {}

  async *read(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (end <= start) return;
    const content: Readable | undefined = await this.files.read(this.key, { start, end: end - 1 });
    if (!content) throw new FileGone(this.key);
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      this.readBytes += chunk.length;
      yield chunk;
    }
  }
}

/** The content of a file was deleted from the store. */
export class FileGone extends Error {
  override name = 'FileGone';
}
