import { crc32, deflateRawSync } from 'node:zlib';
import type { ByteSource } from '../read-file/byte-source.js';

export interface MadeEntry {
  path: string;
  content: string | Uint8Array;
  /** A wrong size in the directory. */
  unpacked?: number;
  encrypted?: boolean;
}

/** A ZIP in memory, with flaws where a test wants them. */
export function makeZip(entries: readonly MadeEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, content, unpacked, encrypted } of entries) {
    const bytes = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 0x801 : 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(unpacked ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, more, name]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
}

/** A file in memory, handed on in small pieces. */
export function sourceOf(bytes: Buffer, piece = 1000): ByteSource {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += piece) yield bytes.subarray(at, Math.min(at + piece, end));
    },
  };
}

export async function* piecesOf(content: string | Uint8Array, piece = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content as Uint8Array);
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
