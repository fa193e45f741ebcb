import { caps } from '../caps.js';
import type { ByteSource } from './byte-source.js';
import { UnreadableFile } from './unreadable-file.js';
import { unpackEntry } from './unpack-entry.js';
import { type DirectoryEntry, readZipDirectory } from './zip-directory.js';

export interface ZipEntry {
  path: string;
  size: number;
  /** CRC-32 of its content, as the directory has it. */
  crc: number;
  /** Its bytes, unpacked while they are read. */
  open(): AsyncIterable<Uint8Array>;
}

export interface OpenedZip {
  /** The one BMEcat or table of the archive. */
  catalogue: ZipEntry;
  media: ZipEntry[];
}

/** An archive of one catalogue with media beside it. Dangerous archives are refused before anything is unpacked. */
export async function openZip(source: ByteSource): Promise<OpenedZip> {
  const entries = (await readZipDirectory(source)).filter(({ path }) => isContent(path));
  let total = 0;
  for (const entry of entries) {
    refuseDangerous(entry);
    total += entry.unpacked;
    if (total > caps.unpackedBytes) throw new UnreadableFile('ZipTooLarge');
  }
  const opened = entries.map((entry) => ({
    path: entry.path,
    size: entry.unpacked,
    crc: entry.crc,
    open: () => unpackEntry(source, entry),
  }));
  const [catalogue, second] = cataloguesIn(opened);
  if (!catalogue) throw new UnreadableFile('NoCatalogueInZip');
  if (second) throw new UnreadableFile('SeveralCataloguesInZip', `${catalogue.path}, ${second.path}`);
  return { catalogue, media: opened.filter((entry) => entry !== catalogue) };
}

/** Folders, and files that macOS and Windows add. */
function isContent(path: string): boolean {
  return !/\/$|(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i.test(path);
}

function refuseDangerous({ path, isEncrypted, packed, unpacked }: DirectoryEntry): void {
  const climbs = /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path);
  if (climbs) throw new UnreadableFile('ZipPathClimbs', path);
  if (isEncrypted) throw new UnreadableFile('ZipEncrypted', path);
  if (/\.(?:zip|7z|rar|gz|tgz|bz2|xz|tar)$/i.test(path)) throw new UnreadableFile('ZipNested', path);
  if (unpacked > caps.bytesOfAnyRatio && unpacked > packed * caps.unpackedRatio)
    throw new UnreadableFile('ZipTooLarge', path);
}

/** BMEcat before tables, which some makers add as a list of contents. Files nearer to the root come first. */
function cataloguesIn(entries: readonly ZipEntry[]): ZipEntry[] {
  for (const kind of [/\.(?:xml|bmecat)$/i, /\.(?:xlsx|xlsm)$/i, /\.(?:csv|txt|tsv)$/i]) {
    const found = entries.filter(({ path }) => kind.test(path));
    const depth = Math.min(...found.map(({ path }) => path.split('/').length));
    if (found.length > 0) return found.filter(({ path }) => path.split('/').length === depth);
  }
  return [];
}
