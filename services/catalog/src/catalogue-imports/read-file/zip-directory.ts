import { caps } from '../caps.js';
import { bytesOf, type ByteSource } from './byte-source.js';
import { UnreadableFile } from './unreadable-file.js';

/** An entry of the central directory. Source: PKWARE APPNOTE 6.3.10. */
export interface DirectoryEntry {
  path: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  /** The place of its local header. */
  start: number;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const longestComment = 0xffff;

/** The entries of a ZIP by its central directory. ZIP64 included. */
export async function readZipDirectory(source: ByteSource): Promise<DirectoryEntry[]> {
  const { count, start, size } = await findDirectory(source);
  if (count > caps.zipEntries || size > caps.zipDirectoryBytes) throw new UnreadableFile('ZipTooLarge');
  const directory = await bytesOf(source, start, start + size, 'BrokenZip');
  const entries: DirectoryEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new UnreadableFile('BrokenZip');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    );
    const end = at + 46 + nameBytes! + extraBytes! + commentBytes!;
    if (end > directory.length) throw new UnreadableFile('BrokenZip');
    entries.push(entryAt(directory, at, nameBytes!, extraBytes!));
    at = end;
  }
  refuseOverlaps(entries, start);
  return entries;
}

async function findDirectory(source: ByteSource): Promise<{ count: number; start: number; size: number }> {
  const from = Math.max(0, source.size - endBytes - longestComment);
  const tail = await bytesOf(source, from, source.size, 'BrokenZip');
  let at = tail.length - endBytes;
  while (at >= 0 && tail.readUInt32LE(at) !== endSignature) at--;
  if (at < 0) throw new UnreadableFile('BrokenZip');
  const small = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  };
  const locator = at - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== locatorSignature) return small;
  const start64 = wholeNumber(tail.readBigUInt64LE(locator + 8));
  const end64 = await bytesOf(source, start64, start64 + 56, 'BrokenZip');
  if (end64.readUInt32LE(0) !== end64Signature) throw new UnreadableFile('BrokenZip');
  return {
    count: wholeNumber(end64.readBigUInt64LE(32)),
    size: wholeNumber(end64.readBigUInt64LE(40)),
    start: wholeNumber(end64.readBigUInt64LE(48)),
  };
}

function entryAt(directory: Buffer, at: number, nameBytes: number, extraBytes: number): DirectoryEntry {
  const flags = directory.readUInt16LE(at + 8);
  const name = directory.subarray(at + 46, at + 46 + nameBytes);
  const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes);
  const [unpacked, packed, start] = withLongNumbers(
    [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)],
    extra,
  );
  return {
    path: pathOf(name, (flags & 0x800) !== 0),
    isEncrypted: (flags & 0x41) !== 0,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packed: packed!,
    unpacked: unpacked!,
    start: start!,
  };
}

/** In ZIP64, a number of 0xffffffff means that the extra field holds the value, in the same order. */
function withLongNumbers(numbers: number[], extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    if (id === 1) {
      let place = at + 4;
      return numbers.map((number) => {
        if (number !== 0xffffffff) return number;
        if (place + 8 > extra.length) throw new UnreadableFile('BrokenZip');
        place += 8;
        return wholeNumber(extra.readBigUInt64LE(place - 8));
      });
    }
    at += 4 + length;
  }
  return numbers;
}

function wholeNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnreadableFile('BrokenZip');
  return Number(value);
}

/** Windows writes names without a mark of their encoding, and sometimes with its own separator. */
function pathOf(name: Buffer, isUtf8: boolean): string {
  const utf8 = name.toString('utf8');
  const text = isUtf8 || !utf8.includes('\uFFFD') ? utf8 : fromCodePage437(name);
  return text.replaceAll('\\', '/').normalize('NFC');
}

/** Letters of code page 437 from 0x80 on, as far as names of pictures have them. */
const upperHalf = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº';

function fromCodePage437(name: Buffer): string {
  return Array.from(name, (byte) => {
    if (byte < 0x80) return String.fromCharCode(byte);
    return byte === 0xe1 ? 'ß' : (upperHalf[byte - 0x80] ?? '_');
  }).join('');
}

/** Entries that share bytes are a bomb: each of them unpacks the same data. */
function refuseOverlaps(entries: readonly DirectoryEntry[], directoryStart: number): void {
  let end = directoryStart;
  for (const { start, packed } of entries.toSorted((a, b) => b.start - a.start)) {
    if (start + 30 + packed > end) throw new UnreadableFile('BrokenZip');
    end = start;
  }
}
