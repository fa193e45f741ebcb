import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { CatalogEnv } from '../env.js';

const everyMs = 60 * 60_000;
const rowsAtOnce = 5_000;

/** Ids rise with time, so the first ones are the oldest and no index of days is needed. */
const deleteOld = statement(
  'delete-old-changes-of-articles',
  {},
  `delete from article_change where id in (
     select id from (select id, at from article_change order by id limit ${rowsAtOnce} for update skip locked) oldest
      where at < now() - make_interval(days => ?))`,
);

/** Deletes changes of articles after `HISTORY_KEPT_DAYS`. Every replica may do it. */
@Injectable()
export class DeleteOldChanges extends RepeatedTask<number> {
  constructor(
    private readonly em: EntityManager,
    @Inject(SERVICE) private readonly service: ServiceInfo<CatalogEnv>,
  ) {
    super({ name: 'delete-old-changes-of-articles', everyMs, atOnce: true });
  }

  /** The number of deleted changes. */
  protected override async work(): Promise<number> {
    let deleted = 0;
    for (let batch = rowsAtOnce; batch === rowsAtOnce && !this.ending; deleted += batch)
      batch = await run(this.em.fork(), deleteOld, [this.service.env.HISTORY_KEPT_DAYS]);
    return deleted;
  }
}
