import { UnreadableFile, type UnreadableReason } from './unreadable-file.js';

/** A file of which any part can be read: on disk, or in the file store by ranges. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` up to and without `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A small part of a file in memory. A part that ends early is refused. */
export async function bytesOf(
  source: ByteSource,
  start: number,
  end: number,
  reason: UnreadableReason,
): Promise<Buffer> {
  if (start < 0 || end > source.size || start > end) throw new UnreadableFile(reason);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.read(start, end)) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  if (whole.length !== end - start) throw new UnreadableFile(reason);
  return whole;
}
