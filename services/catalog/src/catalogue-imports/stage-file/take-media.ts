import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { fileNameOf, MediaFileEntity, MediaJobs } from '../../media/index.js';
import { openZip, type ZipEntry } from '../read-file/open-zip.js';
import { CatalogueImportEntity } from '../tables/index.js';
import { isZip } from './is-zip.js';
import { StoredFile } from './stored-file.js';

const archive = statement(
  'archive-of-import',
  columns(CatalogueImportEntity, 'fileKey', 'fileSize'),
  'select file_key as "fileKey", file_size as "fileSize" from catalogue_import where id = ?',
);
const takenFiles = statement(
  'files-taken-of-import',
  columns(MediaFileEntity, 'name'),
  'select name from media_file where import_id = ?',
);

/** Stores pictures and documents of a ZIP, before the articles that refer to them. */
@Injectable()
export class TakeMedia {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly jobs: MediaJobs,
  ) {}

  /** The versions of files by their names, as articles name them. */
  async versionsIn(importId: number): Promise<(source: string) => string | undefined> {
    const versions = new Map<string, string>();
    // Among several files of one name, the first one in order counts.
    for (const { path, crc, size } of (await this.filesOf(importId)).toSorted(byName).toReversed()) {
      const { full, base } = fileNameOf(path);
      for (const name of [base, full]) versions.set(name, `${crc.toString(16)}-${size}`);
    }
    return (source) => {
      const { full, base } = fileNameOf(source);
      return versions.get(full) ?? versions.get(base);
    };
  }

  /** After a crash it continues with the files that are not stored yet. */
  async take(importId: number, isEnding: () => boolean): Promise<void> {
    const media = await this.filesOf(importId);
    if (media.length === 0) return;
    const taken = new Set((await readMany(this.em.fork(), takenFiles, [importId])).map(({ name }) => name));
    for (const entry of media) {
      if (isEnding()) return;
      if (taken.has(fileNameOf(entry.path).full)) continue;
      await this.jobs.takeFile(this.em.fork(), importId, entry.path, Readable.from(entry.open()));
    }
  }

  private async filesOf(importId: number): Promise<ZipEntry[]> {
    const found = await readOne(this.em.fork(), archive, [importId]);
    if (!found?.fileKey) return [];
    const file = new StoredFile(this.files, found.fileKey, found.fileSize);
    return (await isZip(file)) ? (await openZip(file)).media : [];
  }
}

const byName = (one: ZipEntry, other: ZipEntry): number =>
  fileNameOf(one.path).full < fileNameOf(other.path).full ? -1 : 1;
