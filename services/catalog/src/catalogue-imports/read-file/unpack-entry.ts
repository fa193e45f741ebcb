import { crc32, createInflateRaw } from 'node:zlib';
import { bytesOf, type ByteSource } from './byte-source.js';
import { through } from './through.js';
import { UnreadableFile } from './unreadable-file.js';
import type { DirectoryEntry } from './zip-directory.js';

const stored = 0;
const deflated = 8;

/** The bytes of an entry. One that is longer than its directory entry, or other than its checksum, is refused. */
export async function* unpackEntry(source: ByteSource, entry: DirectoryEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new UnreadableFile('ZipEncrypted', entry.path);
  const local = await bytesOf(source, entry.start, entry.start + 30, 'BrokenZip');
  if (local.readUInt32LE(0) !== 0x04034b50) throw new UnreadableFile('BrokenZip', entry.path);
  const start = entry.start + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (start + entry.packed > source.size) throw new UnreadableFile('BrokenZip', entry.path);
  let [bytes, checksum] = [0, 0];
  for await (const chunk of unpacked(source.read(start, start + entry.packed), entry)) {
    bytes += chunk.length;
    if (bytes > entry.unpacked) throw new UnreadableFile('BrokenZip', entry.path);
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.unpacked || checksum !== entry.crc) throw new UnreadableFile('BrokenZip', entry.path);
}

async function* unpacked(
  bytes: AsyncIterable<Uint8Array>,
  { method, path }: DirectoryEntry,
): AsyncGenerator<Buffer> {
  if (method !== stored && method !== deflated) throw new UnreadableFile('BrokenZip', path);
  try {
    yield* (method === stored ? bytes : through(bytes, createInflateRaw())) as AsyncIterable<Buffer>;
  } catch (error) {
    const isZlibs = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlibs ? new UnreadableFile('BrokenZip', path) : error;
  }
}
