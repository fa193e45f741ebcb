import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  lockUntilCommit,
  readMany,
  readOne,
  run,
  statement,
  tryLockUntilCommit,
} from '@werkbank/platform/database';
import type { ChangedProducer, ReplicaHook } from '../../replicas/index.js';
import { SEARCH_INDEXES, type SearchIndex, type SearchIndexes } from '../search-index/search-index.js';
import { ArticleToIndex } from './article-to-index.entity.js';
import { noteIndexChange } from './note-index-change.js';
import { readDocuments, readDocumentsOf } from './read-documents.js';

/**
 * One change of the index at a time: of two beside each other, the one that has read an article earlier could write it
 * later, and its former words would stay.
 */
const indexLock = 'search-index';
const lockIndex = (em: EntityManager) => lockUntilCommit(em, indexLock);

/** The values of their groups are counted once for so many. */
const articlesAtOnce = 1000;
const takeArticles = statement(
  'take-articles-to-index',
  { articleId: ArticleToIndex.properties.articleId },
  `delete from article_to_index where position in (
     select position from article_to_index where for_engine = ? order by position limit ${articlesAtOnce}
     for update skip locked)
   returning article_id as "articleId"`,
);
const forgetArticles = statement(
  'forget-articles-to-index',
  {},
  'delete from article_to_index where not for_engine',
);

/** In place of an article's id: the engine has missed all of them. */
const everyArticle = '*';
const noteMissed = statement(
  'note-articles-that-engine-missed',
  {},
  'insert into article_to_index (article_id, for_engine) select value, true from jsonb_array_elements_text(?::jsonb)',
);
const isBehind = statement(
  'is-engine-behind',
  { behind: p.boolean() },
  'select exists (select from article_to_index where for_engine) as behind',
);
const forgetMissed = statement(
  'forget-articles-that-engine-missed',
  {},
  'delete from article_to_index where for_engine',
);

/** Brings the catalogue into the search index of the database, and into that of an engine. */
@Injectable()
export class FillSearchIndex implements ReplicaHook {
  private readonly log = new Logger('search-engine');

  constructor(@Inject(SEARCH_INDEXES) private readonly indexes: SearchIndexes) {}

  /** Rebuilds the whole index and swaps it in at once. Single changes wait meanwhile, so that none is lost in the old index. */
  rebuild(em: EntityManager): Promise<number> {
    return em.transactional(async (locked) => {
      await lockIndex(locked);
      await run(locked, forgetArticles);
      const count = await this.indexes.database.rebuild(readDocuments(locked));
      await this.inEngine(locked, [everyArticle], (engine) => this.rebuildEngine(locked, engine));
      await noteIndexChange(locked);
      return count;
    });
  }

  /**
   * Indexes the changes since the last run, some thousand articles at most. Returns their number; after a
   * crash they are indexed again. While another process rebuilds the index, the changes wait for the next
   * run.
   */
  refreshChanged(em: EntityManager): Promise<number> {
    return em.transactional(async (own) => {
      if (!(await tryLockUntilCommit(own, indexLock))) return 0;
      const articleIds = await this.take(own, false);
      if (articleIds.length === 0) return 0;
      await this.putArticles(own, this.indexes.database, articleIds);
      await this.inEngine(own, articleIds, (engine) => this.putArticles(own, engine, articleIds));
      await noteIndexChange(own);
      return articleIds.length;
    });
  }

  /** Indexes missed changes in the engine, some thousand articles at most. Returns their number. */
  async catchUpEngine(em: EntityManager): Promise<number> {
    const { engine } = this.indexes;
    const row = engine && (await readOne(em, isBehind));
    if (!engine || !row?.behind || !(await isThere(engine))) return 0;
    return em.transactional(async (own) => {
      if (!(await tryLockUntilCommit(own, indexLock))) return 0;
      const articleIds = await this.take(own, true);
      if (articleIds.includes(everyArticle)) await this.rebuildEngine(own, engine);
      else if (articleIds.length > 0) await this.putArticles(own, engine, articleIds);
      if (articleIds.length > 0) await noteIndexChange(own);
      return articleIds.length;
    });
  }

  /** Leaves the engine to be filled again, as a whole. */
  async noteEngineIsLost(em: EntityManager): Promise<void> {
    await run(em, noteMissed, [JSON.stringify([everyArticle])]);
  }

  /** Each document holds the name of its producer. */
  async producerChanged(em: EntityManager, { producerId, renamed }: ChangedProducer): Promise<void> {
    if (renamed) await this.refreshProducer(em, producerId);
  }

  private async take(em: EntityManager, forEngine: boolean): Promise<string[]> {
    const taken = await readMany(em, takeArticles, [forEngine]);
    return [...new Set(taken.map(({ articleId }) => articleId))];
  }

  /** The engine catches up on missed changes later. */
  private async inEngine(
    em: EntityManager,
    articleIds: readonly string[],
    work: (engine: SearchIndex) => Promise<void>,
  ): Promise<void> {
    const { engine } = this.indexes;
    if (!engine) return;
    try {
      await work(engine);
    } catch (error) {
      this.log.warn(`Has missed changes: ${String(error)}`);
      await run(em, noteMissed, [JSON.stringify(articleIds)]);
    }
  }

  private async rebuildEngine(em: EntityManager, engine: SearchIndex): Promise<void> {
    await engine.rebuild(readDocuments(em));
    await run(em, forgetMissed);
  }

  private async putArticles(
    em: EntityManager,
    index: SearchIndex,
    articleIds: readonly string[],
  ): Promise<void> {
    await index.put(this.withGone(em, index, articleIds));
  }

  /** The documents; deleted articles are removed beside them. */
  private async *withGone(em: EntityManager, index: SearchIndex, articleIds: readonly string[]) {
    const gone = new Set(articleIds);
    for await (const documents of readDocumentsOf(em, articleIds)) {
      for (const { articleId } of documents) gone.delete(articleId);
      yield documents;
    }
    if (gone.size > 0) await index.remove([...gone]);
  }

  /** Updates a producer's articles in the transaction of its change. */
  private async refreshProducer(em: EntityManager, producerId: number): Promise<void> {
    await lockIndex(em);
    await this.indexes.database.put(readDocuments(em, { producerId }));
    await this.inEngine(em, [everyArticle], (engine) => engine.put(readDocuments(em, { producerId })));
    await noteIndexChange(em);
  }
}

const isThere = (engine: SearchIndex): Promise<boolean> =>
  engine.needsRebuild().then(
    () => true,
    () => false,
  );
