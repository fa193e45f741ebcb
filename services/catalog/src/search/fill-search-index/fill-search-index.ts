import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { lockUntilCommit, readMany, run, statement } from '@werkbank/platform/database';
import type { ChangedProducer, ReplicaHook } from '../../replicas/index.js';
import { SEARCH_INDEX, type SearchIndex } from '../search-index/search-index.js';
import { ArticleToIndex } from './article-to-index.entity.js';
import { noteIndexChange } from './note-index-change.js';
import { readDocuments, readDocumentsOf } from './read-documents.js';

/** Changes go on beside each other, and wait for a rebuild. */
const lockForChange = statement(
  'lock-search-index-for-change',
  {},
  `select from pg_advisory_xact_lock_shared(hashtext('search-index'))`,
);

/** The values of their groups are counted once for so many. */
const articlesAtOnce = 1000;
const takeArticles = statement(
  'take-articles-to-index',
  { articleId: ArticleToIndex.properties.articleId },
  `delete from article_to_index where position in (
     select position from article_to_index order by position limit ${articlesAtOnce} for update skip locked)
   returning article_id as "articleId"`,
);
const forgetArticles = statement('forget-articles-to-index', {}, 'delete from article_to_index');

/** Brings the catalogue into the search index. */
@Injectable()
export class FillSearchIndex implements ReplicaHook {
  constructor(@Inject(SEARCH_INDEX) private readonly index: SearchIndex) {}

  /** All of it, swapped in at once. Single changes wait meanwhile, so that none of them gets lost in the old index. */
  rebuild(em: EntityManager): Promise<number> {
    return em.transactional(async (locked) => {
      await lockUntilCommit(locked, 'search-index');
      await run(locked, forgetArticles);
      const count = await this.index.rebuild(readDocuments(locked));
      await noteIndexChange(locked);
      return count;
    });
  }

  /**
   * Brings in what has changed since the last time, some thousand articles at most. Returns how many; should this process
   * die meanwhile, they are brought in once more.
   */
  refreshChanged(em: EntityManager): Promise<number> {
    return em.transactional(async (own) => {
      await run(own, lockForChange);
      const taken = await readMany(own, takeArticles);
      const articleIds = [...new Set(taken.map(({ articleId }) => articleId))];
      if (articleIds.length === 0) return 0;
      await this.index.put(this.withGone(own, articleIds));
      await noteIndexChange(own);
      return articleIds.length;
    });
  }

  /** Each document holds the name of its producer. */
  async producerChanged(em: EntityManager, { producerId, renamed }: ChangedProducer): Promise<void> {
    if (renamed) await this.refreshProducer(em, producerId);
  }

  /** The documents; articles that there are no longer are removed beside them. */
  private async *withGone(em: EntityManager, articleIds: readonly string[]) {
    const gone = new Set(articleIds);
    for await (const documents of readDocumentsOf(em, articleIds)) {
      for (const { articleId } of documents) gone.delete(articleId);
      yield documents;
    }
    if (gone.size > 0) await this.index.remove([...gone]);
  }

  /** What changed about a producer's articles, inside of the transaction of the change. */
  private async refreshProducer(em: EntityManager, producerId: number): Promise<void> {
    await run(em, lockForChange);
    await this.index.put(readDocuments(em, { producerId }));
    await noteIndexChange(em);
  }
}
