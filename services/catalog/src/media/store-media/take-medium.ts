import { createHash, randomUUID } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { type FileStore, FileTooLarge, receiveFile } from '@werkbank/platform/files';
import { CheckPdf, refusalOfPdf } from '@werkbank/platform/pdf';
import { MediaRefused } from '../address-policy/media-refused.js';
import { sizeNames } from '../turn-into-sizes/picture-sizes.js';
import { turnIntoSizes } from '../turn-into-sizes/turn-into-sizes.js';
import { recogniseType, recognisedWithin, type RecognisedType } from './recognise-type.js';

export interface TakenMedium {
  mediaId: string;
  kind: RecognisedType['kind'];
}

const useMedium = statement('use-medium', {}, 'update medium set last_used_at = now() where media_id = ?');

const insertMedium = statement(
  'insert-medium',
  {},
  `insert into medium (media_id, kind, media_type, bytes, width, height, file_key, size_bytes)
   values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (media_id) do nothing`,
);

/**
 * Stores a file while it arrives: its type by its content, its hash, and the sizes of a picture. The same
 * content is stored once. Files are written before their row, so a crash leaves orphans at most. Throws
 * `MediaRefused`, or the stream's error.
 */
export async function takeMedium(
  em: EntityManager,
  files: FileStore,
  content: Readable,
  check?: (type: RecognisedType) => void,
): Promise<TakenMedium> {
  const { type, whole } = await recognised(content);
  check?.(type);
  const fileKey = randomUUID();
  const hash = new HashBytes();
  let isKept = false;
  try {
    const bytes = await receive(files, whole, { fileKey, type, hash });
    const mediaId = hash.hex();
    if (await isStillKept(em, mediaId)) return { mediaId, kind: type.kind };
    const picture = type.kind === 'image' ? await keepSizes(files, fileKey) : undefined;
    const row = [
      mediaId,
      type.kind,
      type.mediaType,
      bytes,
      picture?.width ?? null,
      picture?.height ?? null,
      fileKey,
      picture ? JSON.stringify(picture.bytes) : null,
    ];
    isKept = (await run(em, insertMedium, row)) > 0;
    return { mediaId, kind: type.kind };
  } finally {
    if (!isKept) await deleteFiles(files, fileKey);
  }
}

/** Checks that a medium is there, and defers its deletion. */
export const isStillKept = async (em: EntityManager, mediaId: string): Promise<boolean> =>
  (await run(em, useMedium, [mediaId])) > 0;

/** The file of a medium and those of its sizes. */
export async function deleteFiles(files: FileStore, fileKey: string): Promise<void> {
  for (const key of [fileKey, ...sizeNames.map((size) => `${fileKey}.${size}`)]) await files.delete(key);
}

interface Received {
  fileKey: string;
  type: RecognisedType;
  hash: HashBytes;
}

async function receive(
  files: FileStore,
  content: Readable,
  { fileKey, type, hash }: Received,
): Promise<number> {
  const check = type.kind === 'document' ? new CheckPdf() : new PassThrough();
  // `receiveFile` aborts the check if its source fails; the hash stream in between has to pass the error
  // on.
  const hashed = content.on('error', (error) => hash.destroy(error)).pipe(hash);
  try {
    return await receiveFile(files, hashed, { key: fileKey, check, maxBytes: type.mostBytes });
  } catch (error) {
    if (error instanceof FileTooLarge) throw new MediaRefused('TooLarge', error.message);
    const notTaken = refusalOfPdf(error);
    if (notTaken) throw new MediaRefused('PdfNotAllowed', notTaken.code);
    throw error;
  } finally {
    content.destroy();
  }
}

async function keepSizes(files: FileStore, fileKey: string) {
  const original = await files.read(fileKey);
  if (!original) throw new Error(`${fileKey} is gone`);
  const { width, height, sizes } = await oneAtATime(async () => turnIntoSizes(await buffer(original)));
  for (const size of sizeNames) {
    const content = sizes[size];
    await files.put(`${fileKey}.${size}`, Readable.from([content]), content.length);
  }
  const { row, page, full } = sizes;
  return { width, height, bytes: { row: row.length, page: page.length, full: full.length } };
}

let lastPicture: Promise<unknown> = Promise.resolve();

/** One picture at a time in a process, which bounds its memory. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = lastPicture.then(work);
  lastPicture = mine.catch(() => undefined);
  return mine;
}

/** Reads as much as the type needs, and puts it in front of the rest. */
async function recognised(content: Readable): Promise<{ type: RecognisedType; whole: Readable }> {
  const chunks = content.iterator({ destroyOnReturn: false });
  const read: Buffer[] = [];
  let bytes = 0;
  while (bytes < recognisedWithin) {
    const next = await chunks.next();
    if (next.done) break;
    const chunk = Buffer.from(next.value as Uint8Array);
    read.push(chunk);
    bytes += chunk.length;
  }
  const beginning = Buffer.concat(read);
  const type = recogniseType(beginning);
  if (!type) {
    content.destroy();
    throw new MediaRefused(bytes === 0 ? 'Empty' : 'TypeNotAllowed');
  }
  return { type, whole: Readable.from(following(beginning, chunks)) };
}

async function* following(beginning: Buffer, rest: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield beginning;
  yield* rest;
}

class HashBytes extends Transform {
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void) {
    this.hash.update(chunk);
    done(null, chunk);
  }

  hex(): string {
    return this.hash.digest('hex');
  }
}
