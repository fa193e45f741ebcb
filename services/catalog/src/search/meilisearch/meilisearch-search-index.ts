import type { EnqueuedTask, MultiSearchQuery } from 'meilisearch';
import { languages } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchHits, SearchIndex, SearchQuery, ValueCounts } from '../search-index/search-index.js';
import { answerQuery, type Found, type KnownWords } from '../search-index/answer-query.js';
import type { Condition } from '../search-index/condition.js';
import { DocumentLexemes } from '../search-index/document-lexemes.js';
import { sourcesOf } from '../search-index/groups/sources.js';
import { hitCondition, rankingOf } from '../search-index/ranking.js';
import type { UnderstoodQuery } from '../search-index/understand-query.js';
import type { Vocabulary } from '../search-index/vocabulary.js';
import { documentKey, toMeilisearchDocument } from './meilisearch-document.js';
import { choicesOf, every, type Expression, expressionOf } from './meilisearch-filter.js';
import { MeilisearchServer } from './meilisearch-server.js';
import { filterableAttributes, meilisearchSettings } from './meilisearch-settings.js';
import { hitsExpression, type RankClass, rankClasses } from './rank-classes.js';

export interface MeilisearchAddress {
  url: string;
  key?: string;
  /** The name of its index. */
  name: string;
}

/** Number of concurrently searched classes. */
const classesAtOnce = 8;

const nothing: Found = {
  total: 0,
  totalIsExact: true,
  articleIds: [],
  groupCounts: {},
  countValues: (properties) => Promise.resolve(Object.fromEntries(properties.map((name) => [name, {}]))),
};

/**
 * A Meilisearch server with one index. Documents have the lexemes that PostgreSQL's rows have, and searches are filters on
 * them, so that both adapters find and rank the same.
 */
export class MeilisearchSearchIndex implements SearchIndex {
  private readonly server: MeilisearchServer;

  constructor(
    private readonly address: MeilisearchAddress,
    private readonly words: KnownWords,
  ) {
    this.server = new MeilisearchServer(address);
  }

  find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits> {
    return answerQuery(
      {
        find: (asked, understood) => this.findUnderstood(asked, understood),
        finds: (asked, understood) => this.finds(asked, understood),
      },
      this.words,
      query,
      vocabulary,
    );
  }

  private async finds(query: SearchQuery, understood: UnderstoodQuery): Promise<boolean> {
    const { hits, choices } = await this.lookFor(query, understood);
    if (hits === null) return false;
    const filter = every([hits, ...choices]);
    const [result] = await this.server.search([{ indexUid: this.address.name, filter, limit: 0 }]);
    return (result?.estimatedTotalHits ?? 0) > 0;
  }

  /** The part of a query that the groups do not answer, as a query of the server. */
  private async lookFor(query: SearchQuery, understood: UnderstoodQuery) {
    const { language, filters, categoryId } = query;
    const stemOf = await this.words.stemsOf(language, understood.terms);
    const { groups, begunBy } = await this.words.readGroups();
    const condition = hitCondition(understood, stemOf);
    const ranking = rankingOf(understood.terms, stemOf);
    const sources = sourcesOf({ language, condition, ranking }, groups, categoryId);
    const write = (one: Condition): Expression => expressionOf(one, { language, begunBy });
    return {
      hits: understood.terms.length === 0 ? '' : hitsExpression(sources, write),
      choices: choicesOf(filters, categoryId),
      classes: () => rankClasses(sources, understood.number, write),
    };
  }

  private async findUnderstood(query: SearchQuery, understood: UnderstoodQuery): Promise<Found> {
    const { hits, choices, classes } = await this.lookFor(query, understood);
    if (hits === null) return nothing;
    const offset = (query.page - 1) * query.pageSize;
    const isRanked = understood.terms.length > 0 && !query.sort;
    const page: MultiSearchQuery = {
      indexUid: this.address.name,
      attributesToRetrieve: ['articleId'],
      filter: every([hits, ...choices]),
      sort: [
        ...(query.sort
          ? [`properties.${query.sort.property}:${query.sort.descending ? 'desc' : 'asc'}`]
          : []),
        ...(isRanked ? ['standing:desc'] : []),
        'position:asc',
      ],
    };
    const [all] = await this.server.search([
      { ...page, facets: ['groupId'], ...(isRanked ? { limit: 0 } : { offset, limit: query.pageSize }) },
    ]);
    const total = all?.estimatedTotalHits ?? 0;
    const most = Math.min(total, offset + query.pageSize);
    const articleIds = isRanked
      ? (await this.bestOf(classes(), { ...page, limit: most }, choices)).slice(offset)
      : all?.hits.map(({ articleId }) => articleId);
    return {
      total,
      totalIsExact: true,
      articleIds: articleIds ?? [],
      groupCounts: all?.facetDistribution?.['groupId'] ?? {},
      countValues: (properties) => this.countValues(query, hits, choices, properties),
    };
  }

  /** The best articles, as many as the page's limit. Better classes come first, and their articles once. */
  private async bestOf(
    classes: readonly RankClass[],
    page: MultiSearchQuery,
    choices: readonly Expression[],
  ): Promise<string[]> {
    const best = new Set<string>();
    const { limit: most = 0 } = page;
    for (let next = 0; next < classes.length && best.size < most; next += classesAtOnce) {
      const results = await this.server.search(
        classes
          .slice(next, next + classesAtOnce)
          .map(({ expression }) => ({ ...page, filter: every([expression, ...choices]) })),
      );
      for (const { hits } of results) for (const { articleId } of hits) best.add(articleId);
    }
    return [...best].slice(0, most);
  }

  async put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void> {
    await this.server.waitFor(await this.add(this.address.name, batches));
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    const keys = articleIds.map(documentKey);
    await this.server.done(() => this.server.client.index(this.address.name).deleteDocuments(keys));
  }

  async needsRebuild(): Promise<boolean> {
    const { name } = this.address;
    if (!(await this.server.hasIndex(name)) || (await this.server.countDocuments(name)) === 0) return true;
    return (
      JSON.stringify(await this.server.filterableAttributes(name)) !== JSON.stringify(filterableAttributes)
    );
  }

  async rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number> {
    const { name } = this.address;
    const next = `${name}-next`;
    await this.server.dropIndex(next);
    await this.server.createIndex(next);
    await this.server.done(() => this.server.client.index(next).updateSettings(meilisearchSettings));
    let count = 0;
    const counted = async function* () {
      for await (const documents of batches) {
        count += documents.length;
        yield documents;
      }
    };
    await this.server.waitFor(await this.add(next, counted()));
    if (!(await this.server.hasIndex(name))) await this.server.createIndex(name);
    await this.server.done(() => this.server.client.swapIndexes([{ indexes: [name, next], rename: false }]));
    await this.server.dropIndex(next);
    return count;
  }

  /** Removes the index altogether. */
  async drop(): Promise<void> {
    await this.server.dropIndex(this.address.name);
  }

  private async countValues(
    query: SearchQuery,
    hits: Expression,
    choices: readonly Expression[],
    properties: readonly string[],
  ): Promise<Record<string, ValueCounts>> {
    if (properties.length === 0) return {};
    const chosen = properties.filter((property) => property in query.filters);
    const open = properties.filter((property) => !(property in query.filters));
    const count = (names: readonly string[], chosen: readonly Expression[]): MultiSearchQuery => ({
      indexUid: this.address.name,
      filter: every([hits, ...chosen]),
      facets: names.map((name) => `properties.${name}`),
      limit: 0,
    });
    const results = await this.server.search([
      ...(open.length > 0 ? [count(open, choices)] : []),
      ...chosen.map((name) => count([name], choicesOf(query.filters, query.categoryId, name))),
    ]);
    const found = new Map(
      results.flatMap(({ facetDistribution }) => Object.entries(facetDistribution ?? {})),
    );
    return Object.fromEntries(properties.map((name) => [name, found.get(`properties.${name}`) ?? {}]));
  }

  /** The server takes batches faster than it indexes them, and several at once faster than one by one. */
  private async add(
    index: string,
    batches: AsyncIterable<readonly ArticleDocument[]>,
  ): Promise<EnqueuedTask[]> {
    const lexemes = new DocumentLexemes((language, words) => this.words.readStems(language, words));
    const tasks: EnqueuedTask[] = [];
    for await (const documents of batches) {
      for (const language of languages) await lexemes.learn(documents, language);
      const added = documents.map((document) => toMeilisearchDocument(document, lexemes));
      tasks.push(await this.server.add(index, added));
    }
    return tasks;
  }
}
