import {
  type EnqueuedTask,
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  type MultiSearchQuery,
  type MultiSearchResult,
  type Task,
} from 'meilisearch';
import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import type { MeilisearchDocument } from './meilisearch-document.js';

/** Indexing a large catalogue takes minutes on a small machine. */
const patience = { timeout: 600_000, interval: 25 };
const primaryKey = 'key';

/** The server as the search index needs it: its tasks are waited for, and its outages are those of a part. */
export class MeilisearchServer {
  readonly client: Meilisearch;
  /** Client with a short timeout, for requests that a user waits for. */
  private readonly searching: Meilisearch;

  constructor(address: { url: string; key?: string }) {
    this.client = clientOf(address, 60_000);
    this.searching = clientOf(address, 5_000);
  }

  async search(queries: MultiSearchQuery[]): Promise<MultiSearchResult<MeilisearchDocument>[]> {
    type Queries = { queries: MultiSearchQuery[] };
    const { results } = await this.ask(() =>
      this.searching.multiSearch<Queries, MeilisearchDocument>({ queries }),
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

  filterableAttributes(index: string): Promise<unknown> {
    return this.ask(() => this.client.index(index).getFilterableAttributes());
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

  /** An answer, or `DependencyUnavailable` where the server is not there, fails, or has no index yet. */
  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw isOurs(error) ? error : new DependencyUnavailable('search', error);
    }
  }
}

const clientOf = ({ url, key }: { url: string; key?: string }, timeout: number): Meilisearch =>
  new Meilisearch({
    host: url,
    timeout,
    // Compressed answers leave in pieces, and the second one waits 40 ms for an acknowledgement of the first.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    ...(key && { apiKey: key }),
  });

/** A key that is refused, too many requests and a failure of the server are its outages; other refusals are bugs here. */
const outages = new Set([401, 403, 408, 429]);
function isOurs(error: unknown): boolean {
  if (!(error instanceof MeilisearchApiError) || error.cause?.code === 'index_not_found') return false;
  const { status } = error.response;
  return status >= 400 && status < 500 && !outages.has(status);
}
