import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readMany } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';

const everyMs = 24 * 60 * 60_000;
const keptForDays = 365;

/** Baskets of people who have not come for a year are deleted; every replica may do it. */
@Injectable()
export class DeleteOldBaskets extends RepeatedTask<number> {
  constructor(private readonly em: EntityManager) {
    super({ name: 'delete-old-baskets', everyMs, atOnce: true });
  }

  /** How many baskets are gone. */
  protected override async work(): Promise<number> {
    const gone = await readMany(
      this.em.fork(),
      `delete from own_basket where changed_at < now() - make_interval(days => ?) returning user_id`,
      [keptForDays],
    );
    return gone.length;
  }
}
