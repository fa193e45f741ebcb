import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  columns,
  readMany,
  readOne,
  run,
  type RowOf,
  statement,
  tryLockUntilCommit,
} from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { GiveWay, RepeatedTask } from '@werkbank/platform/schedule';
import { ArticleEntity } from '../../catalogue/index.js';
import { arrangeGroups } from '../../articles/index.js';
import { applyBatch } from '../apply/apply-batch.js';
import { placeNewArticles } from '../apply/place-new-articles.js';
import { compareRows, countComparison, prepareComparison } from '../compare/compare-import.js';
import { type ImportTerms, readImportTerms } from '../compare/import-terms.js';
import { fileRowSql } from '../compare/row-of-file.js';
import { ensureUnplacedGroup } from '../compare/unplaced-group.js';
import { MediaJobs } from '../../media/index.js';
import { TakeMedia } from '../stage-file/take-media.js';
import { ReadFile } from '../stage-file/read-file.js';
import { CatalogueImportEntity, type ImportFailure } from '../tables/index.js';
import { withdrawBatch } from '../withdraw/withdraw-batch.js';

const lookEveryMs = 1_000;
/** Statements over a whole file may take as long as they need. */
const withoutTimeout = statement('import-without-timeout', {}, 'set local statement_timeout = 0');

const open = columns(CatalogueImportEntity, 'id', 'companyId', 'status', 'withdrawing', 'appliedTo');
type OpenImport = RowOf<typeof open>;
/** The oldest one of each company, so that imports of one company take turns. */
const nextImport = statement(
  'next-catalogue-import',
  open,
  `select id, company_id as "companyId", status, withdrawing, applied_to as "appliedTo"
     from catalogue_import
    where id in (select min(id) from catalogue_import where status in ('Waiting', 'Reading', 'Applying') group by company_id)
      and id not in (select value::int from jsonb_array_elements_text(?::jsonb))
    order by id limit 1`,
);
const groupsOfImport = statement(
  'groups-of-import',
  { groupId: ArticleEntity.properties.groupId },
  `select distinct a.group_id as "groupId" from catalogue_import i
     join producer_company p on p.id = i.company_id
     join catalogue_import_change c on c.import_id = i.id
       and (c.kind = 'new' or c.kind = 'changed' and jsonb_exists_any(c.changes, array['group_id', 'properties']))
     ${fileRowSql}
     cross join lateral (select group_id from article a
       where a.producer_id = p.producer_id and a.material_number = s.material_number limit 1) a
    where i.id = ?`,
);
const beginEdit = statement(
  'begin-article-edit',
  {},
  `with changes as (delete from catalogue_import_change where import_id = ?)
   update catalogue_import set status = 'Reading' where id = ?`,
);
const setPreview = statement(
  'preview-catalogue-import',
  {},
  `update catalogue_import set status = 'Preview', terms_hash = ? where id = ? and status = 'Reading'`,
);
const finish = statement(
  'finish-catalogue-import',
  {},
  `update catalogue_import set status = case when withdrawing then 'Withdrawn' else 'Done' end, withdrawing = false,
     finished_on = case when withdrawing then finished_on else clock_timestamp() end
    where id = ? and status = 'Applying'`,
);
const fail = statement(
  'fail-catalogue-import',
  {},
  `update catalogue_import set status = 'Failed', failure = ?::jsonb, finished_on = clock_timestamp() where id = ?`,
);

/** Calls wait while rows are compared, and caches learn of changed articles one by one. */
const rowsAtOnce = (way: GiveWay): number => (way.isNeeded ? 25 : 200);

/**
 * Processes catalogue imports in batches. The outcome of a row is committed with its change, so a killed
 * process continues at the right row. A company has one running import at a time; replicas work for
 * different companies.
 */
@Injectable()
export class WorkOffCatalogueImports extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly file: ReadFile,
    private readonly archive: TakeMedia,
    private readonly media: MediaJobs,
  ) {
    super({ name: 'catalogue-imports', everyMs: lookEveryMs, atOnce: true });
  }

  protected override async work(): Promise<void> {
    const tried: number[] = [];
    while (!this.ending) {
      const next = await readOne(this.em.fork(), nextImport, [JSON.stringify(tried)]);
      if (!next) return;
      tried.push(next.id);
      await this.em.fork().transactional(async (locking) => {
        if (await tryLockUntilCommit(locking, 'catalogue-imports', next.companyId)) await this.goOn(next);
      });
    }
  }

  /** A broken import fails and holds up no other; an outage is waited out. */
  private async goOn(next: OpenImport): Promise<void> {
    try {
      const terms = await readImportTerms(this.em.fork(), next.id);
      if (!terms) await this.fail(next.id, { code: 'CompanyGone' });
      else if (next.status === 'Applying') await this.apply(next, terms);
      else await this.read(next, terms.edit !== null);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.error(error);
      await this.fail(next.id, { code: 'Broken' });
    }
  }

  private async read({ id }: OpenImport, isEdit: boolean): Promise<void> {
    const failure = isEdit ? await this.beginEdit(id) : await this.file.stage(id, () => this.ending);
    if (failure === 'NeedsMapping' || this.ending) return;
    if (failure) return this.fail(id, failure);
    // The file may contain its own groups, and its form is known by now.
    const terms = await readImportTerms(this.em.fork(), id);
    if (!terms) return this.fail(id, { code: 'CompanyGone' });
    const compared = { ...terms, versionOf: await this.archive.versionsIn(id) };
    const cannot = await this.step((em) => prepareComparison(em, id, terms));
    if (cannot) return this.fail(id, { code: cannot });
    const way = new GiveWay();
    for (let after: number | undefined = 0; after !== undefined; ) {
      if (this.ending) return;
      if (after > 0) await way.now();
      const from: number = after;
      after = await this.step((em) => compareRows(em, id, from, compared, rowsAtOnce(way)));
    }
    await this.step(async (em) => {
      await countComparison(em, id);
      await run(em, setPreview, [terms.hash, id]);
    });
  }

  /** The articles of an edit are staged already. */
  private async beginEdit(importId: number): Promise<undefined> {
    await run(this.em.fork(), beginEdit, [importId, importId]);
  }

  private async apply({ id, withdrawing, appliedTo }: OpenImport, terms: ImportTerms): Promise<void> {
    await this.step(ensureUnplacedGroup);
    if (!withdrawing) {
      await this.archive.take(id, () => this.ending);
      if (appliedTo === 0) await this.step((em) => placeNewArticles(em, id, terms.producerId));
    }
    const compared = withdrawing ? terms : { ...terms, versionOf: await this.archive.versionsIn(id) };
    const batch = withdrawing ? withdrawBatch : applyBatch;
    const way = new GiveWay();
    while ((await this.step((em) => batch(em, id, compared, this.media, rowsAtOnce(way)))) > 0) {
      this.media.start();
      if (this.ending) return;
      await way.now();
    }
    await this.step(async (em) => {
      const groups = await readMany(em, groupsOfImport, [id]);
      await arrangeGroups(
        em,
        groups.map(({ groupId }) => groupId),
      );
      await countComparison(em, id);
      await run(em, finish, [id]);
    });
  }

  private step<Result>(work: (em: Em) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async (em) => {
      await run(em, withoutTimeout);
      return work(em);
    });
  }

  private async fail(importId: number, failure: ImportFailure): Promise<void> {
    await run(this.em.fork(), fail, [JSON.stringify(failure), importId]);
  }
}
