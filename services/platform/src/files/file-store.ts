import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface KeptFile {
  key: string;
  bytes: number;
  keptAt: Date;
}

/** A file had more bytes than it may have. The store keeps no part of it. */
export class FileTooLarge extends Error {}

/** The store has no room for a file, and keeps no part of it. */
export class StoreFull extends Error {
  override name = 'StoreFull';
}

/** The content of files; the database describes them. A key is given once and never again. */
export abstract class FileStore {
  /** Keeps all of a stream or nothing, and answers how many bytes it had. Throws `FileTooLarge`, `StoreFull` or the error of the stream. */
  abstract put(key: string, content: Readable, maxBytes: number): Promise<number>;
  /** Throws `StoreFull` if so many bytes have no room now. A bucket has no such limit. */
  async expect(_bytes: number): Promise<void> {}
  /** Undefined for a missing file. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Has no effect on a missing file. */
  abstract delete(key: string): Promise<void>;
  /** All stored files, with parts of aborted uploads. */
  abstract list(): AsyncIterable<KeptFile>;
}

const safeKey = /^[0-9a-z][0-9a-z.-]{3,79}$/;

/** Keys are made by this service; one that could lead elsewhere is a bug. */
export function checkedKey(key: string): string {
  if (!safeKey.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`);
  return key;
}
