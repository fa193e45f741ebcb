import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { searchLogLimits } from '@werkbank/contracts/limits';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';

const everyMs = 60 * 60_000;

const deleteOld = statement(
  'delete-old-searches',
  {},
  `delete from searched_text where day <= current_date - ${searchLogLimits.days}`,
);
const forgetHidden = statement(
  'forget-hidden-searches',
  {},
  `delete from hidden_search h
    where not exists (select from searched_text t where t.text = h.text and t.language = h.language)`,
);

/** Deletes counts of searches after 90 days. Every replica may do it. */
@Injectable()
export class DeleteOldSearches extends RepeatedTask<number> {
  constructor(private readonly em: EntityManager) {
    super({ name: 'delete-old-searches', everyMs, atOnce: true });
  }

  /** The number of deleted counts. */
  protected override async work(): Promise<number> {
    const em = this.em.fork();
    const deleted = await run(em, deleteOld);
    await run(em, forgetHidden);
    return deleted;
  }
}
