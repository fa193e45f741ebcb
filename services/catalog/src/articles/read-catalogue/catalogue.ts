import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Cache, Changes, type Made } from '@werkbank/platform/cache';
import { asNobody } from '@werkbank/platform/request';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { readStoredArticles, type StoredArticle } from './article-record.js';
import type { CatalogEnv } from '../../env.js';
import {
  type Audience,
  type DiscountGroup,
  readAssignedGroups,
  readSharedTerms,
  type SharedTerms,
} from '../../pricing/index.js';
import {
  findSuggestions,
  type FoundTool,
  type FoundSuggestions,
  readVocabulary,
  type Search,
  SEARCH,
  type SearchQuery,
  type SizeColumn,
  sizesOfGroups,
  type SuggestionQuery,
  toolsOfSize,
  type ToolsQuery,
  type Vocabulary,
} from '../../search/index.js';
import { type ArticleDetails, readArticleDetails } from './article-details.js';
import { type OwnNumbers, readOwnNumbers } from '../../customer-numbers/index.js';
import { CategoryTree } from './category-tree.js';
import { changed } from './changed-keys.js';
import { CachedHits } from './cached-hits.js';

const mebibyte = 1024 * 1024;
/** JSON in memory is about twice its text. */
const jsonBytes = (value: object): number => 2 * JSON.stringify(value).length;

type Groups = Record<number, DiscountGroup>;

/**
 * Cached data of pages, valid until they change. Only requested data are read, and all of them take `CACHE_MIB` at most. Rows
 * that are the same for all callers are read without a reader, so the reader of a connection need not be set for each call.
 */
@Injectable()
export class Catalogue {
  private readonly trees: Cache<CategoryTree>;
  private readonly articles: Cache<StoredArticle>;
  private readonly details: Cache<{ details: ArticleDetails | undefined }>;
  private readonly shared: Cache<SharedTerms>;
  private readonly assigned: Cache<Groups>;
  private readonly ownNumbers: Cache<OwnNumbers>;
  private readonly hits: Cache<CachedHits>;
  private readonly vocabularies: Cache<Vocabulary>;
  private readonly tools: Cache<FoundTool[]>;

  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
    @Inject(SEARCH) private readonly index: Search,
    @Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>,
  ) {
    const share = (part: number) => env.CACHE_MIB * mebibyte * part;
    this.trees = new Cache(changes, { mostBytes: share(0.1), bytesOf: () => 1 });
    this.articles = new Cache<StoredArticle>(changes, { mostBytes: share(0.4), bytesOf: jsonBytes });
    this.details = new Cache<{ details: ArticleDetails | undefined }>(changes, {
      mostBytes: share(0.1),
      bytesOf: jsonBytes,
    });
    this.shared = new Cache<SharedTerms>(changes, { mostBytes: share(0.1), bytesOf: jsonBytes });
    this.assigned = new Cache<Groups>(changes, { mostBytes: share(0.05), bytesOf: jsonBytes });
    this.ownNumbers = new Cache<OwnNumbers>(changes, {
      mostBytes: share(0.05),
      bytesOf: ({ all }) => jsonBytes(all),
    });
    this.hits = new Cache(changes, { mostBytes: share(0.15), bytesOf: hitsBytes });
    this.tools = new Cache<FoundTool[]>(changes, { mostBytes: share(0.05), bytesOf: jsonBytes });
    this.vocabularies = new Cache(changes, { mostBytes: 1_000, bytesOf: () => 1 });
  }

  /** Afterwards no answer is older than this call. One statement, shared by concurrent calls. */
  look(): Promise<void> {
    return this.changes.look();
  }

  tree(): Promise<Made<CategoryTree>> {
    return this.trees.get('tree', async () => ({
      value: await asNobody(() => CategoryTree.read(this.em)),
      madeOf: [changed.categories, changed.parties],
    }));
  }

  /** The existing ones among the articles, by id. */
  storedArticles(articleIds: readonly string[]): Promise<Map<string, StoredArticle>> {
    return this.articles.getMany(articleIds, keysOfArticle, async (missing) => {
      const read = await asNobody(() => readStoredArticles(this.em, missing));
      return new Map(read.map((article) => [article.articleId, article]));
    });
  }

  articleDetails(articleId: string): Promise<Made<{ details: ArticleDetails | undefined }>> {
    return this.details.get(articleId, async () => {
      const details = await asNobody(() => readArticleDetails(this.em, articleId));
      const others = [
        ...(details?.similarIds ?? []),
        ...(details?.related ?? []).map((one) => one.articleId),
      ];
      const articles = [articleId, ...others].map(changed.stockOf);
      return { value: { details }, madeOf: [changed.articles, ...articles, changed.parties] };
    });
  }

  sharedTerms({ country, currency }: Audience, day: string): Promise<Made<SharedTerms>> {
    return this.shared.get(`${country} ${currency} ${day}`, async () => ({
      value: await asNobody(() => readSharedTerms(this.em, { country, currency }, day)),
      madeOf: keysOfTerms,
    }));
  }

  assignedGroups(customerCompanyId: number, day: string): Promise<Made<Groups>> {
    return this.assigned.get(`${customerCompanyId} ${day}`, async () => ({
      value: await readAssignedGroups(this.em, customerCompanyId, day),
      madeOf: keysOfTerms,
    }));
  }

  /** The numbers by which a company keeps articles. */
  ownNumbersOf(companyId: number): Promise<Made<OwnNumbers>> {
    return this.ownNumbers.get(String(companyId), async () => ({
      value: await readOwnNumbers(this.em, companyId),
      madeOf: [changed.ownNumbers, changed.ownNumbersOf(companyId)],
    }));
  }

  /** The words that the search understands. */
  vocabulary(): Promise<Made<Vocabulary>> {
    return this.vocabularies.get('vocabulary', async () => ({
      value: await asNobody(() => readVocabulary(this.em)),
      madeOf: [changed.synonyms],
    }));
  }

  /** Suggestions for a text that is being typed. They are not cached, because each letter needs others. */
  async suggested(asked: SuggestionQuery): Promise<Made<FoundSuggestions>> {
    return { value: await asNobody(() => findSuggestions(this.em, asked)), madeOf: [changed.index] };
  }

  /** All tools of a size. Their cutting data change with the articles. */
  toolsOfSize(query: ToolsQuery): Promise<Made<FoundTool[]>> {
    return this.tools.get(JSON.stringify(query), async () => {
      const value = await asNobody(() => toolsOfSize(this.em, query));
      const articles = value.map(({ articleId }) => changed.stockOf(articleId));
      return { value, madeOf: [changed.index, changed.articles, ...articles] };
    });
  }

  /** The sizes of groups, which few searches need. They are not kept. */
  async sizesOfGroups(asked: readonly SizeColumn[]): Promise<Made<string[]>> {
    return { value: await asNobody(() => sizesOfGroups(this.em, asked)), madeOf: [changed.index] };
  }

  find(query: SearchQuery): Promise<Made<CachedHits>> {
    return this.hits.get(JSON.stringify(query), async () => {
      const { value: vocabulary, madeOf } = await this.vocabulary();
      return {
        value: new CachedHits(await asNobody(() => this.index.find(query, vocabulary))),
        madeOf: [changed.index, ...madeOf],
      };
    });
  }
}

const keysOfTerms = [changed.terms, changed.parties];

/** Names of groups and producers stand in each article. */
export const keysOfArticle = (articleId: string): string[] => [
  changed.stockOf(articleId),
  changed.articles,
  changed.categories,
  changed.parties,
];

const hitsBytes = ({ articleIds, groupCounts }: CachedHits): number =>
  // Counts of values are added later: about as much as a page of hits.
  4096 + 50 * (articleIds.length + Object.keys(groupCounts).length);
