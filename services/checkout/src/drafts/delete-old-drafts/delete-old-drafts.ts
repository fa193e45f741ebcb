import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';

const everyMs = 60 * 60_000;
const keptForDays = 30;
const batchSize = 500;

const deleteBatch = statement(
  'delete-old-drafts',
  {},
  `with turn as materialized (select pg_try_advisory_xact_lock(hashtext('delete-old-drafts')) as mine)
   delete from order_draft where order_id is null and id in (
     select id from order_draft
     where (select mine from turn) and order_id is null
       and drafted_at < now() - interval '${keptForDays} days'
     order by drafted_at limit ${batchSize} for update skip locked)`,
);

/** Drafts hold names and addresses. One replica at a time deletes those without an order after a month. */
@Injectable()
export class DeleteOldDrafts extends RepeatedTask<number> {
  constructor(private readonly em: EntityManager) {
    super({ name: 'delete-old-drafts', everyMs, atOnce: true });
  }

  /** Returns the number of deleted drafts. */
  protected override async work(): Promise<number> {
    let deleted = 0;
    // Each batch is a separate transaction, so that no lock is held for long.
    for (;;) {
      const batch = await run(this.em.fork(), deleteBatch);
      deleted += batch;
      if (batch < batchSize) break;
    }
    if (deleted > 0) this.log.log(`Deleted ${deleted} drafts that nobody ordered`);
    return deleted;
  }
}
