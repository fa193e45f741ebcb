import type { ByteSource } from './byte-source.js';
import { decodeText } from './decode-text.js';
import { LeftOut } from './left-out.js';
import { readXlsx } from './read-xlsx.js';
import { bytesToRecognise, recogniseFile } from './recognise-file.js';
import type { TableRow } from './table.js';
import { UnreadableFile } from './unreadable-file.js';
import { readZipDirectory } from './zip-directory.js';

/** A file in memory: a text, or the rows of a workbook's sheet. */
export type SmallFile = { kind: 'text'; text: string } | { kind: 'workbook'; rows: AsyncIterable<TableRow> };

/** The most bytes of a small workbook once it is unpacked. */
const unpackedBytes = 64 * 1024 * 1024;

/** Reads a workbook or a text, ignoring the file's name. A formula counts with its last result. */
export async function readSmallFile(
  bytes: Buffer,
  hasKnownHeads: (rows: readonly TableRow[]) => boolean,
): Promise<SmallFile> {
  const kind = recogniseFile(bytes.subarray(0, bytesToRecognise));
  if (kind === 'csv') return { kind: 'text', text: await decoded(bytes) };
  if (kind !== 'xlsx') throw new UnreadableFile(typeof kind === 'object' ? kind.refused : 'UnknownKind');
  const source = inMemory(bytes);
  const parts = await readZipDirectory(source);
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedBytes)
    throw new UnreadableFile('ZipTooLarge');
  const { rows } = await readXlsx(source, new LeftOut(), hasKnownHeads);
  return { kind: 'workbook', rows };
}

async function decoded(bytes: Buffer): Promise<string> {
  let text = '';
  for await (const part of decodeText(inMemory(bytes).read(0, bytes.length))) text += part.text;
  return text;
}

const pieceBytes = 64 * 1024;

function inMemory(bytes: Buffer): ByteSource {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += pieceBytes)
        yield bytes.subarray(at, Math.min(at + pieceBytes, end));
    },
  };
}
