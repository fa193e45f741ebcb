import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, readOne, run, statement } from '@werkbank/platform/database';
import { FileStore } from '@werkbank/platform/files';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { MediumEntity } from './medium.entity.js';
import { deleteFiles } from './take-medium.js';

const everyMs = 24 * 60 * 60_000;
/** Longer than an import can be withdrawn, because a withdrawal restores former media. */
const keptForDays = 60;
const batch = 200;
/** A file may be older than its row, but not by so much. */
const orphanedAfterMs = 24 * 60 * 60_000;

const touchUsed = statement(
  'touch-used-media',
  {},
  `update medium set last_used_at = now() where last_used_at < now() - interval '7 days'
   and media_id in (select m ->> 'mediaId' from article, jsonb_array_elements(article.media) m
     union all select substring(image_url from '/media/([0-9a-f]{64})/') from category)`,
);

const deleteUnused = statement(
  'delete-unused-media',
  columns(MediumEntity, 'fileKey'),
  `delete from medium where media_id in (
     select media_id from medium where last_used_at < now() - interval '${keptForDays} days'
     order by last_used_at limit ${batch} for update skip locked)
   returning file_key as "fileKey"`,
);

const deleteOldFiles = statement(
  'delete-old-media-files',
  {},
  `delete from media_file where taken_at < now() - interval '${keptForDays} days'`,
);

const fileKeys = statement(
  'file-keys-in-use',
  columns(MediumEntity, 'fileKey'),
  `select file_key as "fileKey" from medium
   union all select file_key from catalogue_import where file_key is not null`,
);

/**
 * The database's clock, so that replicas with different clocks do not delete a file that another one is
 * storing.
 */
const clock = statement('clock-of-media', { now: p.datetime() }, 'select now() as now');

/** Deletes media that no article has shown for a while, and files that a crash has left without a row. */
@Injectable()
export class DeleteUnusedMedia extends RepeatedTask<number> {
  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
  ) {
    super({ name: 'delete-unused-media', everyMs, atOnce: true });
  }

  /** Returns the number of deleted media. */
  protected override async work(now?: Date): Promise<number> {
    const em = this.em.fork();
    await run(em, touchUsed);
    await run(em, deleteOldFiles);
    let deleted = 0;
    for (;;) {
      const rows = await readMany(em, deleteUnused);
      // The row goes first: a crash leaves orphans, never a row without its files.
      for (const { fileKey } of rows) await deleteFiles(this.files, fileKey);
      deleted += rows.length;
      if (rows.length < batch) break;
    }
    const orphans = await this.deleteOrphans(em, now ?? (await readOne(em, clock))?.now);
    if (deleted + orphans > 0) this.log.log(`Deleted ${deleted} unused media and ${orphans} orphaned files`);
    return deleted;
  }

  private async deleteOrphans(em: EntityManager, now: Date | undefined): Promise<number> {
    if (!now) throw new Error('a select without a table has one row');
    const old = [];
    for await (const { key, keptAt } of this.files.list()) {
      if (now.getTime() - keptAt.getTime() > orphanedAfterMs) old.push(key);
    }
    if (old.length === 0) return 0;
    const known = new Set((await readMany(em, fileKeys)).map(({ fileKey }) => fileKey));
    const orphans = old.filter((key) => !known.has(key.slice(0, 36)));
    for (const key of orphans) await this.files.delete(key);
    return orphans.length;
  }
}
