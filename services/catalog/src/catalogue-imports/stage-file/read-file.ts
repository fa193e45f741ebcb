import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ColumnMapping } from '@werkbank/contracts/entities';
import { columns, readOne, run, type RowOf, statement } from '@werkbank/platform/database';
import { GiveWay } from '@werkbank/platform/schedule';
import { FileStore } from '@werkbank/platform/files';
import { SERVICE } from '@werkbank/platform/service';
import { usualDefaults } from '../compare/import-terms.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import { CatalogueImportEntity, ImportColumnsEntity, type ImportFailure } from '../tables/index.js';
import { readInThread } from './reading-thread.js';
import { writeBatch } from './staged-rows.js';
import type { FileToRead } from './thread-messages.js';

const importToRead = columns(
  CatalogueImportEntity,
  'id',
  'companyId',
  'mode',
  'fileKey',
  'fileSize',
  'columns',
  'defaults',
);
type ImportToRead = RowOf<typeof importToRead>;
const findImport = statement(
  'catalogue-import-to-read',
  importToRead,
  `select id, company_id as "companyId", mode, file_key as "fileKey", file_size as "fileSize", columns, defaults
     from catalogue_import where id = ?`,
);
/** Reading begins at the beginning. Rows of an earlier try go first. */
const begin = statement(
  'begin-reading-of-import',
  {},
  `with rows as (delete from catalogue_import_article where import_id = ?),
        changes as (delete from catalogue_import_change where import_id = ?),
        places as (delete from catalogue_import_place where import_id = ?),
        refused as (delete from catalogue_import_refusal where import_id = ?)
   update catalogue_import set status = 'Reading', read_bytes = 0, refused_lines = 0, recognised = null, left_out = '[]'
    where id = ?`,
);
const keepRecognised = statement(
  'keep-recognised-file',
  {},
  'update catalogue_import set recognised = ?::jsonb where id = ?',
);
const keepHeads = statement(
  'keep-heads-of-import',
  {},
  'update catalogue_import set heads = ?::jsonb, columns = ?::jsonb, defaults = coalesce(defaults, ?::jsonb) where id = ?',
);
const askForMapping = statement(
  'ask-for-mapping-of-import',
  {},
  `update catalogue_import set status = 'NeedsMapping' where id = ?`,
);
const keepLeftOut = statement(
  'keep-parts-left-out',
  {},
  'update catalogue_import set left_out = ?::jsonb where id = ?',
);

type Outcome = 'NeedsMapping' | ImportFailure | undefined;

/** Reads the file of an import into rows that are compared with the catalogue afterwards. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    @Inject(SERVICE) private readonly service: { env: FileToRead['store'] },
  ) {}

  /** undefined: it is read to its end, or the service ends. A file that cannot be read has a code. */
  async stage(importId: number, isEnding: () => boolean): Promise<Outcome> {
    const found = await readOne(this.em.fork(), findImport, [importId]);
    if (!found?.fileKey) return { code: 'FileGone' };
    await run(this.em.fork(), begin, [importId, importId, importId, importId, importId]);
    const temporary: string[] = [];
    try {
      return await this.read(await this.taskOf(found, found.fileKey), isEnding, temporary);
    } catch (error) {
      if (error instanceof UnreadableFile) return error.failure;
      throw error;
    } finally {
      for (const key of temporary) await this.files.delete(key);
    }
  }

  private async read(task: FileToRead, isEnding: () => boolean, temporary: string[]): Promise<Outcome> {
    const way = new GiveWay();
    for await (const message of readInThread(task)) {
      if (isEnding()) return undefined;
      switch (message.kind) {
        case 'alive':
          break;
        case 'temporary':
          temporary.push(message.key);
          break;
        case 'recognised':
          await run(this.em.fork(), keepRecognised, [message.recognised, task.id]);
          break;
        case 'heads':
          await this.keepHeads(task, message.heads, message.columns);
          break;
        case 'batch':
          await this.em.fork().transactional((em) => writeBatch(em, task, message.batch, message.readBytes));
          // The thread waits for its batches.
          await way.now();
          break;
        case 'needsMapping':
          await run(this.em.fork(), askForMapping, [task.id]);
          return 'NeedsMapping';
        case 'unreadable':
          return message.failure;
        case 'end':
          await run(this.em.fork(), keepLeftOut, [message.leftOut, task.id]);
      }
    }
    return undefined;
  }

  private async keepHeads(
    { id, defaults }: FileToRead,
    heads: string,
    mapped: readonly ColumnMapping[],
  ): Promise<void> {
    await run(this.em.fork(), keepHeads, [heads, JSON.stringify(mapped), JSON.stringify(defaults), id]);
  }

  private async taskOf(
    { id, companyId, mode, fileSize, columns: chosen, defaults }: ImportToRead,
    key: string,
  ): Promise<FileToRead> {
    const remembered = await this.em.fork().find(ImportColumnsEntity, { companyId, mode });
    const { FILES_DIR, FILES_KEEP_FREE_MIB, FILES_BUCKET, FILES_REGION, FILES_ENDPOINT } = this.service.env;
    return {
      id,
      companyId,
      mode,
      key,
      size: fileSize,
      chosen,
      defaults: defaults ?? remembered.at(-1)?.defaults ?? usualDefaults,
      remembered: remembered.map((kept) => [kept.heads, kept.columns] as const),
      store: { FILES_DIR, FILES_KEEP_FREE_MIB, FILES_BUCKET, FILES_REGION, FILES_ENDPOINT },
    };
  }
}
