import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { readOne, statement } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';
import { SEARCH_INDEXES, type SearchIndexes } from '../search-index/search-index.js';
import { FillSearchIndex } from './fill-search-index.js';

const articles = statement(
  'some-articles',
  { some: p.boolean() },
  'select exists (select from article) as some',
);

/** A search index that is new, has lost its data or is of an earlier version is filled when the service starts; starting does not wait. */
@Injectable()
export class FillEmptyIndex implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('search-index');
  private filling: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    private readonly searchIndex: FillSearchIndex,
    @Inject(SEARCH_INDEXES) private readonly indexes: SearchIndexes,
  ) {}

  onApplicationBootstrap(): void {
    this.filling = asTheService(() => this.fill()).catch((error: unknown) =>
      this.log.warn(`The search index was not filled: ${String(error)}`),
    );
  }

  /** Resolves when the index is filled; never rejects. */
  whenFilled(): Promise<void> {
    return this.filling;
  }

  /** The database stays open until this is done with it. */
  beforeApplicationShutdown(): Promise<void> {
    return this.filling;
  }

  private async fill(): Promise<void> {
    const em = this.em.fork();
    const row = await readOne(em, articles);
    if (!row?.some) return;
    const { database, engine } = this.indexes;
    if (await database.needsRebuild())
      this.log.log(`${await this.searchIndex.rebuild(em)} articles were indexed`);
    else if (engine && (await engine.needsRebuild().catch(() => true))) {
      await this.searchIndex.noteEngineIsLost(em);
      await this.searchIndex.catchUpEngine(em);
    }
  }
}
