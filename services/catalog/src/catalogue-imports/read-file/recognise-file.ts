import type { UnreadableReason } from './unreadable-file.js';

export type FileKind = 'bmecat' | 'csv' | 'xlsx' | 'zip';

/** Bytes by which a file is recognised. */
export const bytesToRecognise = 4096;

/**
 * The kind of a file by its first bytes; its name is ignored. A workbook is a ZIP that begins with parts
 * of Office.
 */
export function recogniseFile(start: Uint8Array): FileKind | { refused: UnreadableReason } {
  if (start.length === 0) return { refused: 'EmptyFile' };
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.length);
  if (bytes.length >= 30 && bytes.subarray(0, 4).equals(zipStart)) return isWorkbook(bytes) ? 'xlsx' : 'zip';
  if (foreign.some((sign) => bytes.subarray(0, sign.length).equals(sign))) return { refused: 'UnknownKind' };
  const text = textOf(bytes).trimStart();
  if (text === '') return { refused: 'EmptyFile' };
  if (text.startsWith('<'))
    return /^<(?:!doctype\s+html|html)\b/i.test(text) ? { refused: 'UnknownKind' } : 'bmecat';
  return text.includes('\0') ? { refused: 'UnknownKind' } : 'csv';
}

const zipStart = Buffer.from([0x50, 0x4b, 3, 4]);

/** Empty ZIPs and files of other programs: old workbooks, PDF, RAR, 7z, gzip, pictures. */
const foreign = [
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
].map((sign) => Buffer.from(sign));

/** The first entry of a workbook is one of these in all programs that write it. */
function isWorkbook(bytes: Buffer): boolean {
  const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
  return /^(?:\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/|customXml\/)/.test(name);
}

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0x3c && bytes[1] === 0) return bytes.toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('latin1', 3);
  return bytes.toString('latin1');
}
