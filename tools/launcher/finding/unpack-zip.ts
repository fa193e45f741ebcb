import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly deflated: boolean;
  readonly packedSize: number;
  readonly unixMode: number;
  readonly offset: number;
}

/**
 * Unpacks a ZIP archive into a folder. Written out because neither `unzip` nor `jar` nor Python is sure to be there
 * where only a Java runtime is. Knows what Maven's archives use: stored and deflated entries below 4 GiB.
 */
export function unpackZip(archive: string, folder: string): void {
  const file = openSync(archive, 'r');
  try {
    for (const entry of readDirectory(file)) {
      const target = join(folder, entry.name);
      if (!target.startsWith(folder + sep))
        throw new Error(`${archive} has an entry outside its folder: ${entry.name}`);
      if (entry.name.endsWith('/')) {
        mkdirSync(target, { recursive: true });
        continue;
      }
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, readContent(file, entry));
      if ((entry.unixMode & 0o111) !== 0) chmodSync(target, 0o755);
    }
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, offset: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, 0, length, offset);
  return buffer;
}

function readDirectory(file: number): Entry[] {
  const size = fstatSync(file).size;
  const tail = readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('This is not a ZIP archive.');
  const count = tail.readUInt16LE(end + 10);
  const directory = readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      deflated: directory.readUInt16LE(at + 10) === 8,
      packedSize: directory.readUInt32LE(at + 20),
      unixMode: directory.readUInt32LE(at + 38) >>> 16,
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function readContent(file: number, entry: Entry): Buffer {
  const header = readAt(file, entry.offset, 30);
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = readAt(file, start, entry.packedSize);
  return entry.deflated ? inflateRawSync(packed) : packed;
}
