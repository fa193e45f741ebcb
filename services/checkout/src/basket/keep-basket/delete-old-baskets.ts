import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';

const everyMs = 24 * 60 * 60_000;
const keptForDays = 365;

const deleteOld = statement(
  'delete-old-baskets',
  {},
  `delete from own_basket where changed_at < now() - make_interval(days => ?)`,
);

/** Baskets of people who have not come for a year are deleted; every replica may do it. */
@Injectable()
export class DeleteOldBaskets extends RepeatedTask<number> {
  constructor(private readonly em: EntityManager) {
    super({ name: 'delete-old-baskets', everyMs, atOnce: true });
  }

  /** Returns the number of deleted baskets. */
  protected override async work(): Promise<number> {
    return run(this.em.fork(), deleteOld, [keptForDays]);
  }
}
