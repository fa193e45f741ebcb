import {
  type EnqueuedTask,
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  type MultiSearchQuery,
  type MultiSearchResult,
  type Task,
} from 'meilisearch';
import { PartUnavailable } from '@werkbank/platform/parts';
import type { MeilisearchDocument } from './meilisearch-document.js';

/** Indexing a large catalogue takes minutes on a small machine. */
const patience = { timeout: 600_000, interval: 25 };
const primaryKey = 'key';

/** The server as the search index needs it: its tasks are waited for, and its outages are those of a part. */
export class MeilisearchServer {
  readonly client: Meilisearch;

  constructor(address: { url: string; key?: string }) {
    this.client = new Meilisearch({
      host: address.url,
      timeout: 60_000,
      // Compressed answers leave in pieces, and the second one waits 40 ms for an acknowledgement of the first.
      requestInit: { headers: { 'accept-encoding': 'identity' } },
      ...(address.key && { apiKey: address.key }),
    });
  }

  async search(queries: MultiSearchQuery[]): Promise<MultiSearchResult<MeilisearchDocument>[]> {
    type Queries = { queries: MultiSearchQuery[] };
    const { results } = await this.ask(() =>
      this.client.multiSearch<Queries, MeilisearchDocument>({ queries }),
    );
    return results;
  }

  /** Hands documents over; they are in when the task is done. */
  add(index: string, documents: MeilisearchDocument[]): Promise<EnqueuedTask> {
    return this.ask(() =>
      this.client.index<MeilisearchDocument>(index).addDocuments(documents, { primaryKey }),
    );
  }

  async waitFor(tasks: readonly EnqueuedTask[]): Promise<void> {
    for (const task of tasks) await this.succeeded(() => this.client.tasks.waitForTask(task, patience));
  }

  done(task: () => EnqueuedTaskPromise): Promise<void> {
    return this.succeeded(() => task().waitTask(patience));
  }

  async hasIndex(index: string): Promise<boolean> {
    const { results } = await this.ask(() => this.client.getIndexes({ limit: 1000 }));
    return results.some(({ uid }) => uid === index);
  }

  createIndex(index: string): Promise<void> {
    return this.done(() => this.client.createIndex(index, { primaryKey }));
  }

  async dropIndex(index: string): Promise<void> {
    await this.ask(() => this.client.deleteIndexIfExists(index));
  }

  searchableAttributes(index: string): Promise<readonly string[]> {
    return this.ask(async () => (await this.client.index(index).getSearchableAttributes()) ?? []);
  }

  async countDocuments(index: string): Promise<number> {
    const { numberOfDocuments } = await this.ask(() => this.client.index(index).getStats());
    return numberOfDocuments;
  }

  /** A task that failed is an error like any other. */
  private async succeeded(wait: () => Promise<Task>): Promise<void> {
    const { status, error } = await this.ask(wait);
    if (status !== 'succeeded') {
      throw new Error(`The search server did not do its task: ${error?.message ?? status}`);
    }
  }

  /** An answer, or `PartUnavailable` where the server is not there or has no index yet. */
  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const refused = error instanceof MeilisearchApiError && error.cause?.code !== 'index_not_found';
      throw refused ? error : new PartUnavailable('search', error);
    }
  }
}
