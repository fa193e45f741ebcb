import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readMany, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { eraseEverywhere } from './erase-everywhere.js';
import { erasedPersonSchema } from './erased-person.entity.js';

const everyMs = 60 * 60_000;

const dueAgain = statement(
  'erased-people-to-tell',
  { id: erasedPersonSchema.properties.userId },
  `select user_id as id from erased_person
    where erased_at > now() - interval '60 days' and told_at < now() - interval '1 day'
    order by user_id for update skip locked`,
);

/**
 * Repeats the erasure event daily until no event about the person is kept. Such an event may be handled after the
 * erasure: streams have no common order, and a dead letter may be replayed weeks later.
 */
@Injectable()
export class TellErasedAgain extends RepeatedTask {
  constructor(private readonly em: EntityManager) {
    super({ name: 'tell-erased-again', everyMs, atOnce: true });
  }

  protected override work(): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const due = await readMany(em, dueAgain);
      for (const { id } of due) await eraseEverywhere(em, id);
    });
  }
}
