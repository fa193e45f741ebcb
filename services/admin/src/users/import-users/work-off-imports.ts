import { p } from '@mikro-orm/core';
import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { columns, readMany, readOne, run, statement, tryLockUntilCommit } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { addLines } from './add-lines.js';
import { inviteUsers } from './invite-users.js';
import { OpenAccounts } from './open-accounts.js';
import { nearerToItsEnd, NoNearerToItsEnd, type OpenImport } from './open-work.js';
import { readLine } from './read-line.js';
import type { FileLine } from './read-user-file.js';
import { userImportSchema } from './user-import.entity.js';

/** Small enough to show progress, large enough to keep statements few. */
const batch = 100;
const lookEveryMs = 10_000;

const openImport = columns(userImportSchema, 'id', 'askedBy');
const nextImport = statement(
  'next-open-import',
  openImport,
  `select id, asked_by as "askedBy" from user_import
    where finished_on is null and id not in (select value::int from jsonb_array_elements_text(?)) order by id limit 1`,
);
const waitingLines = statement(
  'waiting-lines-of-import',
  { content: p.json<FileLine>() },
  `select jsonb_build_object('line', line, 'cells', cells, 'columns', columns) as content
     from user_import_line where import_id = ? and state = 'waiting' order by line limit ? for update`,
);
const keepOutcomes = statement(
  'keep-outcomes-of-lines',
  {},
  `update user_import_line l
      set state = case when o.problems is null then 'added' else 'refused' end,
          user_id = o.user_id, problems = o.problems
     from jsonb_to_recordset(?) as o (line integer, user_id integer, problems jsonb)
    where l.import_id = ? and l.line = o.line`,
);
const countOutcomes = statement(
  'count-outcomes-of-lines',
  {},
  'update user_import set created = created + ?, refused = refused + ? where id = ?',
);
const finishImport = statement(
  'finish-import',
  {},
  `update user_import i set finished_on = now()
    where i.id = ? and not exists (
      select from user_import_line l where l.import_id = i.id and l.state in ('waiting', 'added'))`,
);
const stopImport = statement(
  'stop-import',
  {},
  'update user_import set finished_on = now(), stopped = true where id = ?',
);

/**
 * Processes imports batch by batch: rows, accounts, invitations. A line's state is stored in the transaction of its
 * work, so the next run continues after a crash. One replica at a time works; its lock ends with its connection. A
 * round is committed only if it makes progress.
 */
@Injectable()
export class WorkOffImports extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: OpenAccounts,
    @Inject(SERVICE) private readonly service: ServiceInfo,
  ) {
    super({ name: 'import-users', everyMs: lookEveryMs, atOnce: true });
  }

  protected override async work(): Promise<void> {
    await this.em.fork().transactional(async (locking) => {
      if (await tryLockUntilCommit(locking, 'user-imports')) await this.goOn();
    });
  }

  /** The oldest first. An import without progress or with an error does not hold up the others. */
  private async goOn(): Promise<void> {
    const waiting: number[] = [];
    while (!this.ending) {
      const next = await readOne(this.em.fork(), nextImport, [JSON.stringify(waiting)]);
      if (!next) return;
      if (!(await this.stepOf(next))) waiting.push(next.id);
    }
  }

  /** Returns true if the import made progress. Throws while a part that it needs is down. */
  private async stepOf(next: OpenImport): Promise<boolean> {
    try {
      return await this.step(next);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.error(error);
      if (error instanceof NoNearerToItsEnd) await stop(this.em.fork(), next.id);
      return false;
    }
  }

  private async step(next: OpenImport): Promise<boolean> {
    const em = this.em.fork();
    // Completes accounts that an interrupted run has left.
    await this.accounts.openFor(next);
    const publicUrl = this.service.env.PUBLIC_URL;
    const round = (part: (own: Em) => Promise<boolean>): Promise<boolean> =>
      em.transactional((own) => nearerToItsEnd(own, next.id, () => part(own)));
    const invited = await round(
      async (own) => (await inviteUsers(own, { importId: next.id, publicUrl })) > 0,
    );
    const added = await round((own) => addBatch(own, next));
    return invited || added;
  }
}

/** Adds the rows of the next lines; after the last one the import is finished. */
async function addBatch(em: Em, { id, askedBy }: OpenImport): Promise<boolean> {
  const lines = await readMany(em, waitingLines, [id, batch]);
  if (lines.length === 0) return finish(em, id);
  const read = lines.map(({ content }) => ({ line: content.line, read: readLine(content) }));
  const outcomes = await addLines(em, read, askedBy);
  const refused = outcomes.filter(({ problems }) => problems !== null).length;
  await run(em, keepOutcomes, [JSON.stringify(outcomes), id]);
  await run(em, countOutcomes, [outcomes.length - refused, refused, id]);
  return true;
}

/** An import is finished with its last account: a line that is added but not invited keeps it open. */
async function finish(em: Em, importId: number): Promise<boolean> {
  return (await run(em, finishImport, [importId])) > 0;
}

/** Stops an import without progress. The cause is unknown, so its page shows that it has stopped. */
async function stop(em: Em, importId: number): Promise<void> {
  await run(em, stopImport, [importId]);
}
