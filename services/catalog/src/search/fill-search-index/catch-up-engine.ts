import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiveWay, RepeatedTask } from '@werkbank/platform/schedule';
import { FillSearchIndex } from './fill-search-index.js';

const lookEveryMs = 2_000;

/** Brings an engine that was away up to date. Replicas share the work. */
@Injectable()
export class CatchUpEngine extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly searchIndex: FillSearchIndex,
  ) {
    super({ name: 'search-engine', everyMs: lookEveryMs });
  }

  protected override async work(): Promise<void> {
    const way = new GiveWay();
    while (!this.ending && (await this.searchIndex.catchUpEngine(this.em.fork())) > 0) await way.now();
  }
}
