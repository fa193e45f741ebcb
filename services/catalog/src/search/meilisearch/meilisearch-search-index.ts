import type { EnqueuedTask, MultiSearchQuery } from 'meilisearch';
import { type Language, languages } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchHits, SearchIndex, SearchQuery, ValueCounts } from '../search-index/search-index.js';
import { answerQuery, type Found } from '../search-index/answer-query.js';
import type { Term, UnderstoodQuery } from '../search-index/understand-query.js';
import type { Vocabulary } from '../search-index/vocabulary.js';
import { isNumber } from '../search-index/words.js';
import { documentKey, toMeilisearchDocument } from './meilisearch-document.js';
import { meilisearchFilter } from './meilisearch-filter.js';
import { MeilisearchServer } from './meilisearch-server.js';
import {
  meilisearchSettings,
  rankingRules,
  searchableAttributes,
  synonymsOf,
} from './meilisearch-settings.js';

export interface MeilisearchAddress {
  url: string;
  key?: string;
  /** Start of the names of its indexes, one for each language. */
  name: string;
}

/** A Meilisearch server; one index for each language. */
export class MeilisearchSearchIndex implements SearchIndex {
  private readonly server: MeilisearchServer;

  constructor(private readonly address: MeilisearchAddress) {
    this.server = new MeilisearchServer(address);
  }

  /** The server forgives typing errors by itself. */
  find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits> {
    return answerQuery(
      {
        find: (asked, understood) => this.findUnderstood(asked, understood),
        finds: async (asked, understood) =>
          (await this.findUnderstood({ ...asked, page: 1, pageSize: 0 }, understood)).total > 0,
        likelyMeant: () => Promise.resolve(new Map()),
      },
      query,
      vocabulary,
    );
  }

  /** Synonyms apply to searches, so no document is indexed again. */
  async learn(vocabulary: Vocabulary): Promise<void> {
    await inEveryLanguage((language) =>
      this.server.done(() =>
        this.server.client.index(this.indexName(language)).updateSynonyms(synonymsOf(vocabulary, language)),
      ),
    );
  }

  private async findUnderstood(query: SearchQuery, { terms, number }: UnderstoodQuery): Promise<Found> {
    const page: MultiSearchQuery = {
      indexUid: this.indexName(query.language),
      filter: meilisearchFilter(query.filters, query.categoryId),
      facets: ['groupId'],
      page: query.page,
      hitsPerPage: query.pageSize,
      attributesToRetrieve: ['articleId'],
      matchingStrategy: 'all',
      ...sortOf(query, terms.length > 0),
    };
    // Whatever can be an article number is asked for as one as well, and preferred where there is one.
    const byNumber = number === null ? [] : [{ ...page, q: number, attributesToSearchOn: ['numbers'] }];
    const queries: MultiSearchQuery[] = [...byNumber, { ...page, q: textOf(terms) }];
    const results = await this.server.search(queries);
    const best = Math.max(
      0,
      results.findIndex(({ totalHits }) => (totalHits ?? 0) > 0),
    );
    const asked = queries[best];
    return {
      total: results[best]?.totalHits ?? 0,
      totalIsExact: true,
      articleIds: results[best]?.hits.map(({ articleId }) => articleId) ?? [],
      groupCounts: results[best]?.facetDistribution?.['groupId'] ?? {},
      countValues: (properties) => (asked ? this.countValues(query, asked, properties) : Promise.resolve({})),
    };
  }

  async put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void> {
    const tasks: EnqueuedTask[] = [];
    for await (const documents of batches)
      tasks.push(
        ...(await inEveryLanguage((language) => this.add(this.indexName(language), documents, language))),
      );
    await this.server.waitFor(tasks);
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    const keys = articleIds.map(documentKey);
    await inEveryLanguage((language) =>
      this.server.done(() => this.server.client.index(this.indexName(language)).deleteDocuments(keys)),
    );
  }

  async needsRebuild(): Promise<boolean> {
    const index = this.indexName('de');
    if (!(await this.server.hasIndex(index)) || (await this.server.countDocuments(index)) === 0) return true;
    const [attributes, rules] = await Promise.all([
      this.server.searchableAttributes(index),
      this.server.rankingRules(index),
    ]);
    return attributes.join() !== searchableAttributes.join() || rules.join() !== rankingRules.join();
  }

  async rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number> {
    const next = (language: Language) => `${this.indexName(language)}-next`;
    await inEveryLanguage(async (language) => {
      await this.server.dropIndex(next(language));
      await this.server.createIndex(next(language));
      await this.server.done(() =>
        this.server.client.index(next(language)).updateSettings(meilisearchSettings(language)),
      );
    });
    let count = 0;
    // The server takes batches faster than it indexes them, and several at once faster than one by one.
    const tasks: EnqueuedTask[] = [];
    for await (const documents of batches) {
      count += documents.length;
      tasks.push(...(await inEveryLanguage((language) => this.add(next(language), documents, language))));
    }
    await this.server.waitFor(tasks);
    await inEveryLanguage(async (language) => {
      const current = this.indexName(language);
      if (!(await this.server.hasIndex(current))) await this.server.createIndex(current);
    });
    const swaps = languages.map((language) => ({
      indexes: [this.indexName(language), next(language)] as [string, string],
      rename: false,
    }));
    await this.server.done(() => this.server.client.swapIndexes(swaps));
    await inEveryLanguage((language) => this.server.dropIndex(next(language)));
    return count;
  }

  /** Removes the indexes altogether. */
  async drop(): Promise<void> {
    await inEveryLanguage((language) => this.server.dropIndex(this.indexName(language)));
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
    const results = await this.server.search([
      ...(open.length > 0 ? [count(open, meilisearchFilter(query.filters, query.categoryId))] : []),
      ...chosen.map((name) => count([name], meilisearchFilter(query.filters, query.categoryId, name))),
    ]);
    const found = new Map(
      results.flatMap(({ facetDistribution }) => Object.entries(facetDistribution ?? {})),
    );
    return Object.fromEntries(properties.map((name) => [name, found.get(`properties.${name}`) ?? {}]));
  }

  private add(
    index: string,
    documents: readonly ArticleDocument[],
    language: Language,
  ): Promise<EnqueuedTask> {
    return this.server.add(
      index,
      documents.map((document) => toMeilisearchDocument(document, language)),
    );
  }

  private indexName(language: Language): string {
    return `${this.address.name}-${language}`;
  }
}

function inEveryLanguage<T>(work: (language: Language) => Promise<T>): Promise<T[]> {
  return Promise.all(languages.map(work));
}

/** Without a text the order is the catalogue's alone. */
function sortOf({ sort }: SearchQuery, hasText: boolean): Pick<MultiSearchQuery, 'sort'> {
  if (sort) return { sort: [`properties.${sort.property}:${sort.descending ? 'desc' : 'asc'}`] };
  return hasText ? {} : { sort: ['position:asc'] };
}

/**
 * Numbers in quotation marks, which the server neither completes nor joins to the word before: 8 must not find 80, nor
 * `drill 5` every drill, as a misspelt `drill5`.
 */
function textOf(terms: readonly Term[]): string {
  return terms.map(({ word }) => (isNumber(word) ? `"${word}"` : word)).join(' ');
}
