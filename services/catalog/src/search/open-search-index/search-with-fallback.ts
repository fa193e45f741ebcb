import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DependencyUnavailable, isOutage } from '@werkbank/platform/dependency-errors';
import type { SearchHits, SearchIndex, SearchQuery } from '../search-index/search-index.js';
import type { Vocabulary } from '../search-index/vocabulary.js';

interface Times {
  /** Timeout of the engine in milliseconds; after it, the fallback answers. */
  patienceMs: number;
  /** Milliseconds between two looks whether it is back. */
  lookEveryMs: number;
}
const usual: Times = { patienceMs: 700, lookEveryMs: 2_000 };
const anything = { language: 'de', text: '', filters: {}, page: 1, pageSize: 1 } as const;

type Finds = Pick<SearchIndex, 'find'>;

/**
 * Searches with the engine, and with the own database while the engine fails. No search waits for an engine that is known
 * to be away: another request looks after it.
 */
export class SearchWithFallback implements Finds {
  private readonly log = new Logger('search-engine');
  private away = false;
  private nextLook = 0;

  constructor(
    private readonly engine: Finds,
    private readonly database: Finds,
    private readonly times = usual,
  ) {}

  get isAway(): boolean {
    return this.away;
  }

  async find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits> {
    const inDatabase = () => this.database.find(query, vocabulary);
    if (this.away) {
      void this.lookAfter();
      return inDatabase();
    }
    try {
      const hits = await this.inTime(this.engine.find(query, vocabulary));
      return { ...hits, countValues: (properties) => this.countValues(hits, inDatabase, properties) };
    } catch (error) {
      this.leave(error);
      return inDatabase();
    }
  }

  private async countValues(
    hits: SearchHits,
    inDatabase: () => Promise<SearchHits>,
    properties: readonly string[],
  ): ReturnType<SearchHits['countValues']> {
    try {
      return await this.inTime(hits.countValues(properties));
    } catch (error) {
      this.leave(error);
      return (await inDatabase()).countValues(properties);
    }
  }

  private leave(error: unknown): void {
    if (!isOutage(error)) this.log.error(error);
    else if (!this.away) this.log.warn(`The database is searched instead: ${String(error)}`);
    this.away = true;
    this.nextLook = Date.now() + this.times.lookEveryMs;
  }

  /** One request at a time, and not more often than that. */
  private async lookAfter(): Promise<void> {
    if (Date.now() < this.nextLook) return;
    this.nextLook = Date.now() + this.times.lookEveryMs;
    try {
      await this.inTime(this.engine.find(anything));
      this.away = false;
      this.log.log('The engine is back');
    } catch (error) {
      this.leave(error);
    }
  }

  private async inTime<T>(answer: Promise<T>): Promise<T> {
    const { patienceMs } = this.times;
    const timer = new AbortController();
    const late = delay(patienceMs, undefined, { signal: timer.signal }).then(() => {
      throw new DependencyUnavailable('search', new Error(`no answer within ${patienceMs} ms`));
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      timer.abort();
      late.catch(() => undefined);
      answer.catch(() => undefined);
    }
  }
}
