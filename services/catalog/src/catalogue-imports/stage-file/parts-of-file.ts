import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import type { FileStore } from '@werkbank/platform/files';
import { hasKnownHeads } from '../map-columns/split-head.js';
import { decodeText, type Encoding } from '../read-file/decode-text.js';
import type { LeftOut } from '../read-file/left-out.js';
import { openZip } from '../read-file/open-zip.js';
import { readCsv } from '../read-file/read-csv.js';
import { readXlsx } from '../read-file/read-xlsx.js';
import { recogniseFile } from '../read-file/recognise-file.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import { startOf } from './is-zip.js';
import { type FilePart, partsOfBmecat, partsOfTable, type TableChoices } from './recognised-parts.js';
import { StoredFile } from './stored-file.js';

interface PartsOptions {
  choices: TableChoices;
  leftOut: LeftOut;
  files: FileStore;
  /** Called before a temporary file of the store is written. */
  willKeep: (key: string) => void;
}

/** Parts of a file of any format, while it is read. */
export async function* partsOfFile(file: StoredFile, options: PartsOptions): AsyncGenerator<FilePart> {
  const { choices, leftOut } = options;
  const kind = recogniseFile(await startOf(file));
  if (typeof kind === 'object') throw new UnreadableFile(kind.refused);
  if (kind === 'zip') {
    const { catalogue } = await openZip(file);
    yield* partsOfFile(await unpacked(catalogue.open(), options), options);
  } else if (kind === 'xlsx')
    yield* partsOfTable(await readXlsx(file, leftOut, hasKnownHeads), choices, leftOut);
  else if (kind === 'csv') yield* partsOfTable(await readCsv(file.read(0, file.size)), choices, leftOut);
  else {
    let encoding: Encoding = 'utf-8';
    const texts = async function* () {
      for await (const decoded of decodeText(file.read(0, file.size))) {
        ({ encoding } = decoded);
        yield decoded.text;
      }
    };
    yield* partsOfBmecat(texts(), () => encoding, leftOut);
  }
}

/**
 * The catalogue of an archive is unpacked into a file for the time of reading: parts of a workbook are
 * read in any order.
 */
async function unpacked(
  content: AsyncIterable<Uint8Array>,
  { files, willKeep }: PartsOptions,
): Promise<StoredFile> {
  const key = randomUUID();
  willKeep(key);
  const size = await files.put(key, Readable.from(content), catalogueImportLimits.unpackedBytes);
  return new StoredFile(files, key, size);
}
