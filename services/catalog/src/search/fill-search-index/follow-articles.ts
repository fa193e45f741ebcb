import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiveWay, RepeatedTask } from '@werkbank/platform/schedule';
import { FillSearchIndex } from './fill-search-index.js';

const lookEveryMs = 500;

/** Keeps the search index in step with all changes of articles. Replicas share the work. */
@Injectable()
export class FollowArticles extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly searchIndex: FillSearchIndex,
  ) {
    super({ name: 'search-index', everyMs: lookEveryMs });
  }

  protected override async work(): Promise<void> {
    const way = new GiveWay();
    while (!this.ending && (await this.searchIndex.refreshChanged(this.em.fork())) > 0) await way.now();
  }
}
