import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { columns, readOne, run, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { CatalogueImportEntity } from '../tables/index.js';

const everyMs = 60 * 60_000;
const rowsAtOnce = 5_000;

const nextOldImport = statement(
  'next-import-with-old-rows',
  columns(CatalogueImportEntity, 'id', 'fileKey'),
  `select id, file_key as "fileKey" from catalogue_import
    where has_rows and finished_on < now() - interval '${catalogueImportLimits.withdrawDays} days'
      and status in ('Done', 'Failed', 'Discarded', 'Withdrawn')
    order by finished_on limit 1 for update skip locked`,
);
const deleteRows = statement(
  'delete-old-rows-of-import',
  { deleted: p.integer() },
  `with articles as (
     delete from catalogue_import_article where import_id = ? and line in (
       select line from catalogue_import_article where import_id = ? order by line limit ${rowsAtOnce}) returning 1
   ), changes as (
     delete from catalogue_import_change where import_id = ? and line in (
       select line from catalogue_import_change where import_id = ? order by line limit ${rowsAtOnce}) returning 1
   ), places as (
     delete from catalogue_import_place where id in (
       select id from catalogue_import_place where import_id = ? limit ${rowsAtOnce}) returning 1
   ), refused as (
     delete from catalogue_import_refusal where id in (
       select id from catalogue_import_refusal where import_id = ? limit ${rowsAtOnce}) returning 1
   )
   select greatest((select count(*) from articles), (select count(*) from changes),
     (select count(*) from places), (select count(*) from refused))::int as deleted`,
);
const noteDeleted = statement(
  'note-deleted-rows-of-import',
  {},
  'update catalogue_import set has_rows = false, file_key = null where id = ?',
);

/** Deletes the rows and files of imports that can no longer be withdrawn. The import itself stays in the list. */
@Injectable()
export class DeleteOldRows extends RepeatedTask<number> {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {
    super({ name: 'delete-old-rows-of-imports', everyMs, atOnce: true });
  }

  /** Returns the number of imports without rows. */
  protected override async work(): Promise<number> {
    let imports = 0;
    while (!this.ending) {
      const batch = await this.em.fork().transactional((em) => this.deleteBatch(em));
      if (!batch) break;
      if (batch.isLast) imports++;
      // After the commit: a file without its row is an orphan, which is deleted later.
      if (batch.isLast && batch.fileKey !== null) await this.files.delete(batch.fileKey);
    }
    if (imports > 0) this.log.log(`Deleted the rows of ${imports} imports`);
    return imports;
  }

  private async deleteBatch(em: EntityManager) {
    const found = await readOne(em, nextOldImport);
    if (!found) return undefined;
    const { id, fileKey } = found;
    const rows = await readOne(em, deleteRows, [id, id, id, id, id, id]);
    const isLast = (rows?.deleted ?? 0) < rowsAtOnce;
    if (isLast) await run(em, noteDeleted, [id]);
    return { isLast, fileKey };
  }
}
