import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { lockUntilCommit, run, statement } from '@werkbank/platform/database';
import type { ChangedProducer, ReplicaHook } from '../../replicas/index.js';
import { SEARCH_INDEX, type SearchIndex } from '../search-index/search-index.js';
import { noteIndexChange } from './note-index-change.js';
import { readDocuments } from './read-documents.js';

/** Changes go on beside each other, and wait for a rebuild. */
const lockForChange = statement(
  'lock-search-index-for-change',
  {},
  `select from pg_advisory_xact_lock_shared(hashtext('search-index'))`,
);

/** Brings the catalogue into the search index. */
@Injectable()
export class FillSearchIndex implements ReplicaHook {
  constructor(@Inject(SEARCH_INDEX) private readonly index: SearchIndex) {}

  /** All of it, swapped in at once. Single changes wait meanwhile, so that none of them gets lost in the old index. */
  rebuild(em: EntityManager): Promise<number> {
    return em.transactional(async (locked) => {
      await lockUntilCommit(locked, 'search-index');
      const count = await this.index.rebuild(readDocuments(locked));
      await noteIndexChange(locked);
      return count;
    });
  }

  /** Each document holds the name of its producer. */
  async producerChanged(em: EntityManager, { producerId, renamed }: ChangedProducer): Promise<void> {
    if (renamed) await this.refreshProducer(em, producerId);
  }

  /** What changed about a producer's articles, inside of the transaction of the change. */
  private async refreshProducer(em: EntityManager, producerId: number): Promise<void> {
    await run(em, lockForChange);
    await this.index.put(readDocuments(em, { producerId }));
    await noteIndexChange(em);
  }
}
