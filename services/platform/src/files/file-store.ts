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

/** A file had more bytes than it may have; nothing of it was kept. */
export class FileTooLarge extends Error {}

/** Where the content of files lies; what they are, the database says. A key is given once and never again. */
export abstract class FileStore {
  /** Keeps all of a stream or nothing, and answers how many bytes it had. Throws `FileTooLarge`, or what broke the stream. */
  abstract put(key: string, content: Readable, maxBytes: number): Promise<number>;
  /** Nothing where there is no such file. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Does nothing where there is no such file. */
  abstract delete(key: string): Promise<void>;
  /** Everything that lies here, also what was left of an upload that somebody cut off. */
  abstract list(): AsyncIterable<KeptFile>;
}

const safeKey = /^[0-9a-z][0-9a-z.-]{3,79}$/;

/** Keys are made by this service; one that could lead elsewhere is a bug. */
export function checkedKey(key: string): string {
  if (!safeKey.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`);
  return key;
}
