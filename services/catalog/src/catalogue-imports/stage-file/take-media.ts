import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { fileNameOf, MediaFileEntity, MediaJobs } from '../../media/index.js';
import { openZip } from '../read-file/open-zip.js';
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

/** Takes pictures and documents that lie beside the catalogue of a ZIP, before the articles that name them. */
@Injectable()
export class TakeMedia {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly jobs: MediaJobs,
  ) {}

  /** After a crash it goes on with the files that are not taken yet. */
  async take(importId: number, isEnding: () => boolean): Promise<void> {
    const found = await readOne(this.em.fork(), archive, [importId]);
    if (!found?.fileKey) return;
    const file = new StoredFile(this.files, found.fileKey, found.fileSize);
    if (!(await isZip(file))) return;
    const taken = new Set((await readMany(this.em.fork(), takenFiles, [importId])).map(({ name }) => name));
    const { media } = await openZip(file);
    for (const entry of media) {
      if (isEnding()) return;
      if (taken.has(fileNameOf(entry.path).full)) continue;
      await this.jobs.takeFile(this.em.fork(), importId, entry.path, Readable.from(entry.open()));
    }
  }
}
