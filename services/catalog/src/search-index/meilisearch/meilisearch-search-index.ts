import {
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  type MultiSearchQuery,
} from 'meilisearch';
import { type Language, languages } from '@werkbank/contracts/limits';
import { PartUnavailable } from '@werkbank/platform/parts';
import type { ArticleDocument } from '../article-document.js';
import type { SearchHits, SearchIndex, SearchQuery, ValueCounts } from '../search-index.js';
import { understandQuery } from '../understand-query.js';
import { documentKey, type MeilisearchDocument, toMeilisearchDocument } from './meilisearch-document.js';
import { meilisearchFilter } from './meilisearch-filter.js';
import { meilisearchSettings } from './meilisearch-settings.js';

export interface MeilisearchAddress {
  url: string;
  key?: string;
  /** Start of the names of its indexes, one for each language. */
  name: string;
}

/** A Meilisearch server; one index for each language. */
export class MeilisearchSearchIndex implements SearchIndex {
  private readonly client: Meilisearch;

  constructor(private readonly address: MeilisearchAddress) {
    this.client = new Meilisearch({
      host: address.url,
      ...(address.key && { apiKey: address.key }),
      timeout: 60_000,
    });
  }

  async find(query: SearchQuery): Promise<SearchHits> {
    const { terms, number } = understandQuery(query.text, query.language);
    const page: MultiSearchQuery = {
      indexUid: this.indexName(query.language),
      filter: meilisearchFilter(query.filters, query.categoryId),
      facets: ['groupId'],
      page: query.page,
      hitsPerPage: query.pageSize,
      attributesToRetrieve: ['articleId'],
      matchingStrategy: 'all',
      ...(query.sort && {
        sort: [`properties.${query.sort.property}:${query.sort.descending ? 'desc' : 'asc'}`],
      }),
    };
    // Whatever can be an article number is asked for as one as well, and preferred where there is one.
    const byNumber: MultiSearchQuery[] =
      number === null ? [] : [{ ...page, q: number, attributesToSearchOn: ['numbers'] }];
    const queries: MultiSearchQuery[] = [
      ...byNumber,
      { ...page, q: terms.map(({ word }) => word).join(' ') },
    ];
    const { results } = await this.ask(() =>
      this.client.multiSearch<{ queries: MultiSearchQuery[] }, MeilisearchDocument>({ queries }),
    );
    const best = Math.max(
      0,
      results.findIndex(({ totalHits }) => (totalHits ?? 0) > 0),
    );
    const asked = queries[best];
    return {
      total: results[best]?.totalHits ?? 0,
      articleIds: results[best]?.hits.map(({ articleId }) => articleId) ?? [],
      groupCounts: results[best]?.facetDistribution?.['groupId'] ?? {},
      countValues: (properties) => (asked ? this.countValues(query, asked, properties) : Promise.resolve({})),
    };
  }

  async put(documents: readonly ArticleDocument[]): Promise<void> {
    await this.inEveryLanguage((language) =>
      this.done(
        this.client.index<MeilisearchDocument>(this.indexName(language)).addDocuments(
          documents.map((document) => toMeilisearchDocument(document, language)),
          { primaryKey: 'key' },
        ),
      ),
    );
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    await this.inEveryLanguage((language) =>
      this.done(this.client.index(this.indexName(language)).deleteDocuments(articleIds.map(documentKey))),
    );
  }

  isEmpty(): Promise<boolean> {
    return this.ask(async () => {
      try {
        const stats = await this.client.index(this.indexName('de')).getStats();
        return stats.numberOfDocuments === 0;
      } catch (error) {
        if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return true;
        throw error;
      }
    });
  }

  async rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number> {
    const next = (language: Language) => `${this.indexName(language)}-next`;
    await this.inEveryLanguage(async (language) => {
      await this.ask(() => this.client.deleteIndexIfExists(next(language)));
      await this.done(this.client.createIndex(next(language), { primaryKey: 'key' }));
      await this.done(this.client.index(next(language)).updateSettings(meilisearchSettings(language)));
    });
    let count = 0;
    for await (const documents of batches) {
      count += documents.length;
      await this.inEveryLanguage((language) =>
        this.done(
          this.client
            .index<MeilisearchDocument>(next(language))
            .addDocuments(documents.map((document) => toMeilisearchDocument(document, language))),
        ),
      );
    }
    await this.inEveryLanguage((language) => this.ensureIndex(this.indexName(language)));
    await this.done(
      this.client.swapIndexes(
        languages.map((language) => ({ indexes: [this.indexName(language), next(language)], rename: false })),
      ),
    );
    await this.inEveryLanguage((language) => this.ask(() => this.client.deleteIndexIfExists(next(language))));
    return count;
  }

  /** Removes the indexes altogether. */
  async drop(): Promise<void> {
    await this.inEveryLanguage((language) =>
      this.ask(() => this.client.deleteIndexIfExists(this.indexName(language))),
    );
  }

  private async countValues(
    query: SearchQuery,
    asked: MultiSearchQuery,
    properties: readonly string[],
  ): Promise<Record<string, ValueCounts>> {
    if (properties.length === 0) return {};
    const chosen = properties.filter((property) => property in query.filters);
    const open = properties.filter((property) => !(property in query.filters));
    const count = (names: readonly string[], filter: string[]): MultiSearchQuery => ({
      ...asked,
      filter,
      facets: names.map((name) => `properties.${name}`),
      page: 1,
      hitsPerPage: 0,
    });
    const queries = [
      ...(open.length > 0 ? [count(open, meilisearchFilter(query.filters, query.categoryId))] : []),
      ...chosen.map((name) => count([name], meilisearchFilter(query.filters, query.categoryId, name))),
    ];
    const { results } = await this.ask(() =>
      this.client.multiSearch<{ queries: MultiSearchQuery[] }>({ queries }),
    );
    const found = Object.assign({}, ...results.map(({ facetDistribution }) => facetDistribution)) as Record<
      string,
      ValueCounts
    >;
    return Object.fromEntries(properties.map((name) => [name, found[`properties.${name}`] ?? {}]));
  }

  private indexName(language: Language): string {
    return `${this.address.name}-${language}`;
  }

  private async ensureIndex(name: string): Promise<void> {
    const existing = await this.ask(() => this.client.getIndexes({ limit: 1000 }));
    if (!existing.results.some(({ uid }) => uid === name)) {
      await this.done(this.client.createIndex(name, { primaryKey: 'key' }));
    }
  }

  private async inEveryLanguage(work: (language: Language) => Promise<unknown>): Promise<void> {
    await Promise.all(languages.map(work));
  }

  /** Waits for a task; one that failed is an error like any other. */
  private async done(task: EnqueuedTaskPromise): Promise<void> {
    const { status, error } = await this.ask(() => task.waitTask({ timeout: 120_000, interval: 20 }));
    if (status !== 'succeeded')
      throw new Error(`The search server did not do its task: ${error?.message ?? status}`);
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
