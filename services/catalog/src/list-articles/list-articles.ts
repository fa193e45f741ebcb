import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleRow, Facet } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { parseFilters } from '@werkbank/contracts/filters';
import { type Language, pageSizes } from '@werkbank/contracts/limits';
import { readArticleRecords } from '../article-rows/article-record.js';
import { articleRows } from '../article-rows/article-rows.js';
import { type ArticleTables, readArticleTables } from '../article-rows/article-tables.js';
import { buildFacets } from '../facets/build-facets.js';
import { chooseFacets } from '../facets/choose-facets.js';
import type { Audience } from '../read-price-terms/read-price-terms.js';
import {
  SEARCH_INDEX,
  type SearchHits,
  type SearchIndex,
  type SearchQuery,
} from '../search-index/search-index.js';
import { idsByPrice, isSortedByPrice } from './ids-by-price.js';

export interface ListQuery {
  lng: Language;
  q: string;
  filters: string;
  sort: string;
  page: number;
}
export interface ArticlePage {
  articles: ArticleRow[];
  applicableFilters: Facet[];
  groupCounts: Record<string, number>;
  tables: ArticleTables;
  page: number;
  pages: number;
  pageSize: number;
  totalItems: number;
}

@Injectable()
export class ListArticles {
  constructor(
    private readonly em: EntityManager,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  /**
   * One page of articles with filters and prices. Its number of SQL statements does not depend on how many rows or
   * filters there are.
   */
  async page(
    query: ListQuery,
    audience: Audience,
    categoryId: string | undefined,
  ): Promise<ArticlePage | Refusal> {
    const filters = parseFilters(query.filters);
    const asked = searchQuery(query, categoryId);
    const hits = await this.index.find(asked);
    const pages = Math.max(1, Math.ceil(hits.total / pageSizes.articles));
    const page = Math.min(query.page, pages);
    // A choice that leaves nothing must still be shown, so that it can be taken back.
    const around = hits.total > 0 ? hits : await this.index.find({ ...asked, filters: {} });
    const tables = await readArticleTables(this.em, Object.keys(around.groupCounts), query.lng);
    const facetKeys = chooseFacets(around.groupCounts, tables, filters);
    const rows = async () => {
      const ids = await this.idsOf({ ...asked, page }, query, hits, audience);
      if (isRefusal(ids)) return ids;
      const records = await readArticleRecords(this.em, ids, query.lng);
      return articleRows(this.em, records, tables, audience, query.lng);
    };
    const [counts, articles] = await Promise.all([hits.countValues(facetKeys), rows()]);
    if (isRefusal(articles)) return articles;
    return {
      articles,
      applicableFilters: buildFacets(facetKeys, counts, tables, filters, query.lng),
      groupCounts: hits.groupCounts,
      tables,
      page,
      pages,
      pageSize: pageSizes.articles,
      totalItems: hits.total,
    };
  }

  /** A page beyond the last one shows the last one. */
  private async idsOf(asked: SearchQuery, { page, sort }: ListQuery, hits: SearchHits, audience: Audience) {
    if (sortsByPrice(sort) && isSortedByPrice(asked))
      return idsByPrice(this.em, this.index, asked, audience, sort.startsWith('-'));
    return asked.page === page ? hits.articleIds : (await this.index.find(asked)).articleIds;
  }
}

function searchQuery(query: ListQuery, categoryId: string | undefined): SearchQuery {
  const property = query.sort.replace(/^-/, '');
  return {
    language: query.lng,
    text: query.q,
    ...(categoryId !== undefined && { categoryId }),
    filters: parseFilters(query.filters),
    ...(property !== '' &&
      !sortsByPrice(query.sort) && { sort: { property, descending: query.sort.startsWith('-') } }),
    page: query.page,
    pageSize: pageSizes.articles,
  };
}

const sortsByPrice = (sort: string) => /^-?price$/.test(sort);
